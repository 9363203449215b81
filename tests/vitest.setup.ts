// Where there is a page, Testing Library waits as long as `expect.poll` does: its second is too short for a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
