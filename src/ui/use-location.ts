import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

/**
 * The query of the page's URL (`?location=egypt`, or empty) as state: Back, Forward and `pushUrl` render anew.
 * @param initial the query that the server rendered for
 */
export function useLocationSearch(initial: string): string {
  return useSyncExternalStore(
    subscribeToQuery,
    () => location.search,
    () => initial,
  );
}

/** The hash of the page's URL (`#service-3`, or empty) as state; the server knows none. */
export function useLocationHash(): string {
  return useSyncExternalStore(
    subscribeToHash,
    () => location.hash,
    () => '',
  );
}

/** Adds a step to the history, on the same page: `?location=egypt`, `#service-3`, or empty for neither. */
export function pushUrl(queryOrHash: string) {
  const target = urlWith(queryOrHash);
  if (target !== location.pathname + location.search + location.hash) history.pushState(null, '', target);
  changed.dispatchEvent(new Event('change'));
}

/** The same without a step: Back leads to where it led before. */
export function replaceUrl(queryOrHash: string) {
  history.replaceState(history.state, '', urlWith(queryOrHash));
  changed.dispatchEvent(new Event('change'));
}

function urlWith(queryOrHash: string): string {
  const path = queryOrHash.startsWith('#') ? location.pathname + location.search : location.pathname;
  return path + queryOrHash;
}

/** A page that is kept may be shown again at another step of the history. */
const subscribeToQuery = subscription('popstate', 'pageshow');
/** Not `popstate`, which comes before the browser applies `:target`. */
const subscribeToHash = subscription('hashchange', 'pageshow');

function subscription(...kinds: ('popstate' | 'hashchange' | 'pageshow')[]) {
  return (notify: () => void) => {
    changed.addEventListener('change', notify);
    for (const kind of kinds) addEventListener(kind, notify);
    return () => {
      changed.removeEventListener('change', notify);
      for (const kind of kinds) removeEventListener(kind, notify);
    };
  };
}
