import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

/**
 * Returns the query of the URL (`?location=egypt`, or empty) as state: Back, Forward and `pushUrl` render again.
 * @param initial the query that the server rendered for
 */
export function useLocationSearch(initial: string): string {
  return useSyncExternalStore(
    subscribeToQuery,
    () => location.search,
    () => initial,
  );
}

/** Returns the hash of the URL (`#service-3`, or empty) as state; the server knows none. */
export function useLocationHash(): string {
  return useSyncExternalStore(
    subscribeToHash,
    () => location.hash,
    () => '',
  );
}

/** Adds a step on the same page to the history: `?location=egypt`, `#service-3`, or empty for neither. */
export function pushUrl(queryOrHash: string) {
  const target = urlWith(queryOrHash);
  if (target !== location.pathname + location.search + location.hash) history.pushState(null, '', target);
  changed.dispatchEvent(new Event('change'));
}

/** Replaces the current step of the history, so that Back is unchanged. */
export function replaceUrl(queryOrHash: string) {
  history.replaceState(history.state, '', urlWith(queryOrHash));
  changed.dispatchEvent(new Event('change'));
}

function urlWith(queryOrHash: string): string {
  const path = queryOrHash.startsWith('#') ? location.pathname + location.search : location.pathname;
  return path + queryOrHash;
}

/** The `pageshow` event reports a page that the browser kept and shows again at another step of the history. */
const subscribeToQuery = subscription('popstate', 'pageshow');
/** `popstate` would come too early, because the browser applies `:target` after it. */
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
