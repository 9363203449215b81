/** Returns whether staff type `website …` here: a settings file is named, and npm has not started this process. */
export function isInstalled(): boolean {
  return Boolean(process.env.SETTINGS_FILE) && !process.env.npm_lifecycle_event;
}

export function programName(program: string): string {
  return isInstalled() ? `website ${program}` : `npm run ${program} --`;
}

/** Returns a command as staff type it: `website inbox list`, or `npm run inbox -- list` in a checkout. */
export function staffCommand(program: string, args = ''): string {
  const name = programName(program);
  return args ? `${name} ${args}` : name.replace(/ --$/, '');
}
