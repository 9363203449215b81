// Both functions run in the page, so they use nothing of this file.

/** Notes errors in the page, for engines whose console cannot be read. The notes survive the step to another page. */
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
      // Firefox reports this for a module that is already loaded, and for a prefetch that the next page ends.
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
