import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

/**
 * The query of the page's address (`?location=egypt`, or empty) as state: Back, Forward and `goTo` render anew.
 * @param initial the query that the server rendered for
 */
export function useAddressQuery(initial: string): [query: string, goTo: (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => initial,
  );
  return [query, goTo];
}

function subscribe(notify: () => void) {
  changed.addEventListener('change', notify);
  // A page that is kept may be shown again at another step of the history.
  addEventListener('popstate', notify);
  addEventListener('pageshow', notify);
  return () => {
    changed.removeEventListener('change', notify);
    removeEventListener('popstate', notify);
    removeEventListener('pageshow', notify);
  };
}

function goTo(query: string) {
  if (query !== location.search) history.pushState(null, '', location.pathname + query);
  changed.dispatchEvent(new Event('change'));
}
