import { alternatePath, parsePath } from '#i18n/paths.ts';

/**
 * Where an opened entry stood on the screen when this tab left its page: how much of it was above. The
 * browser's own memory is of no use for what only script shows, after the browser has scrolled.
 */
export function savePlace(id: string, entry: Element): void {
  const { top, height } = entry.getBoundingClientRect();
  try {
    sessionStorage.setItem(keyOf(id), String(-top / height));
  } catch {}
}

/** Scrolls to where the entry stood, for a visitor who comes back to it; false for every other. */
export function restorePlace(id: string, entry: Element): boolean {
  if (!isReturning()) return false;
  const share = readShare(id);
  if (share === undefined) return false;
  const { top, height } = entry.getBoundingClientRect();
  scrollTo({ top: scrollY + top + share * height, behavior: 'instant' });
  return true;
}

function readShare(id: string): number | undefined {
  try {
    const saved = sessionStorage.getItem(keyOf(id));
    return saved === null ? undefined : Number(saved);
  } catch {
    return undefined;
  }
}

/** By Back, Forward or a reload, or from the same page in the other language. */
function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return true;
  const { pathname, origin } = new URL(document.referrer || 'about:blank');
  return origin === location.origin && pathname === alternatePath(location.pathname);
}

/** The same in every language. */
function keyOf(id: string): string {
  return `place ${parsePath(location.pathname).path}#${id}`;
}
