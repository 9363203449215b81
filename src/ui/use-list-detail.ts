import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { restoreScroll, saveScroll } from '#lib/scroll-restoration.ts';
import { alternatePath, parsePath } from '#routing/paths.ts';
import { isPlainClick } from './plain-click.ts';
import { useLocationHash } from './use-location.ts';

/** The id of the link in a list that opens the entry with an id. */
export const openerId = (id: string) => `open-${id}`;

/**
 * A list of which one entry at a time is shown in the list's place: the one whose id is the URL's hash. The
 * focus goes along, and the way back is the way that the visitor came, so that the browser's Back does not
 * open it again.
 * @param section holds the openers, and the entries as `article` elements
 * @param ready whether the entry of an id can be shown yet
 */
export function useListDetail(
  section: RefObject<HTMLElement | null>,
  ids: string[],
  ready = (_: string) => true,
) {
  const hash = useLocationHash();
  const requestedId = ids.find((id) => hash === `#${id}`);
  const shownId = requestedId !== undefined && ready(requestedId) ? requestedId : undefined;
  const before = useRef(shownId);
  const openedHere = useRef(false);

  useEffect(() => {
    const left = before.current;
    before.current = shownId;
    if (shownId === left) return;
    const byId = (id: string) => section.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    if (shownId !== undefined) {
      const entry = byId(shownId);
      // As the page begins, nothing was shown yet.
      const isReturn = left === undefined && !openedHere.current && entry && restoreEntry(shownId, entry);
      if (!isReturn) entry?.scrollIntoView();
      const focusable = entry?.matches('[tabindex]')
        ? entry
        : entry?.querySelector<HTMLElement>('[tabindex="-1"]');
      focusable?.focus({ preventScroll: true });
    } else if (left !== undefined) {
      openedHere.current = false;
      byId(openerId(left))?.focus({ preventScroll: location.hash === '' });
    }
  }, [section, shownId]);

  useEffect(() => {
    if (shownId === undefined) return;
    const save = () => {
      const entry = section.current?.querySelector(`[id="${CSS.escape(shownId)}"]`);
      if (entry) saveScroll(scrollKey(shownId), entry);
    };
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [section, shownId]);

  return {
    requestedId,
    shownId,
    onOpen() {
      openedHere.current = true;
    },
    onBack(event: MouseEvent) {
      if (!openedHere.current || !isPlainClick(event)) return;
      event.preventDefault();
      history.back();
    },
  };
}

/** Scrolls to where the entry was, for a visitor who comes back to it; false for every other. */
function restoreEntry(id: string, entry: Element): boolean {
  return isReturning() && restoreScroll(scrollKey(id), entry);
}

/** By Back, Forward or a reload, or from the same page in the other language. */
function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return true;
  const { pathname, origin } = new URL(document.referrer || 'about:blank');
  return origin === location.origin && pathname === alternatePath(location.pathname);
}

/** The same in every language. */
const pagePath = () => parsePath(location.pathname).path;
const scrollKey = (id: string) => `${pagePath()}#${id}`;
