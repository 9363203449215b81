/**
 * Saves in this tab how much of an element is above the screen. Unlike pixels, this also holds in the other language,
 * and for what script shows after the browser has scrolled.
 */
export function saveScroll(key: string, element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  try {
    sessionStorage.setItem(key, String(-top / height));
  } catch {}
}

/** Scrolls once to where the element was when it was saved; returns false where nothing was saved. */
export function restoreScroll(key: string, element: Element): boolean {
  const share = take(key);
  if (share === undefined) return false;
  const { top, height } = element.getBoundingClientRect();
  scrollTo({ top: scrollY + top + share * height, behavior: 'instant' });
  return true;
}

function take(key: string): number | undefined {
  try {
    const share = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return share === null ? undefined : Number(share);
  } catch {
    return undefined;
  }
}
