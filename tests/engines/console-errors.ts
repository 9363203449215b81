// Both run in the page, and are sent there as they are written.

/** For engines that keep their console to themselves. The notes survive a step to the next page. */
export function watchErrors() {
  if (Reflect.get(window, 'watched')) return;
  Reflect.set(window, 'watched', true);
  const note = (...words: unknown[]) => {
    const before = sessionStorage.getItem('errors') ?? '';
    sessionStorage.setItem('errors', `${before}${location.pathname}: ${words.join(' ')}\n`);
  };
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox says it of a module that is there already, and of a prefetch that the next page ends.
      if (target instanceof HTMLLinkElement && target.rel !== 'stylesheet') return;
      note(message ?? (target instanceof Element ? target.outerHTML : target));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  console.error = note;
  new ReportingObserver((reports) => note(JSON.stringify(reports)), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}

export function readErrors() {
  return (sessionStorage.getItem('errors') ?? '').split('\n').filter(Boolean);
}
