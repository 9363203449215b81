import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { saveInTab, takeFromTab } from '#lib/tab-storage.ts';
import { alternatePath, parsePath } from '#routing/paths.ts';
import { hasModifier } from './has-modifier.ts';
import { useLocationHash } from './use-location.ts';

export const openerId = (id: string) => `open-${id}`;

/**
 * Shows one entry of a list in the list's place: the one whose id is the URL's hash. The focus follows. The link back
 * to the list uses the history if the entry was opened from the list, so that the browser's Back does not open it
 * again.
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
      // `left` is undefined if the page has just loaded or the list was shown.
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
      if (entry) saveScroll(shownId, entry);
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
      if (!openedHere.current || hasModifier(event)) return;
      event.preventDefault();
      history.back();
    },
  };
}

/**
 * Saves in this tab how much of an entry is above the screen. Unlike pixels, this also holds in the other language, and
 * for an entry that script shows after the browser has scrolled.
 */
function saveScroll(id: string, entry: Element): void {
  const { top, height } = entry.getBoundingClientRect();
  saveInTab(scrollKey(id), -top / height);
}

/** Scrolls once to where the entry was for a visitor who comes back to it; returns false for all others. */
function restoreEntry(id: string, entry: Element): boolean {
  const share = isReturning() ? takeFromTab<number>(scrollKey(id)) : undefined;
  if (share === undefined) return false;
  const { top, height } = entry.getBoundingClientRect();
  scrollTo({ top: scrollY + top + share * height, behavior: 'instant' });
  return true;
}

/** Returns true after Back, Forward, a reload, or a link from the same page in the other language. */
function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return true;
  const { pathname, origin } = new URL(document.referrer || 'about:blank');
  return origin === location.origin && pathname === alternatePath(location.pathname);
}

/** The key has no language, because both languages share the position. */
const scrollKey = (id: string) => `${parsePath(location.pathname).path}#${id}`;
