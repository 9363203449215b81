/** Which part of the page at `path` is at the top of the screen, and how much of it is above. */
type SavedScroll = { path: string; part: number; share: number };

/**
 * Saves in this tab where the screen is, for the page at `path`. Parts and shares hold in the other language too,
 * where pixels do not, and for what script shows after the browser has scrolled.
 */
export function saveScroll(key: string, path: string, parts: readonly Element[]): void {
  const part = parts.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const box = parts.at(part)?.getBoundingClientRect();
  if (!box) return;
  const saved: SavedScroll = { path, part, share: -box.top / box.height };
  try {
    sessionStorage.setItem(key, JSON.stringify(saved));
  } catch {}
}

/** Returns what scrolls to the place saved for the page at `path`, once; undefined where none is. */
export function takeScroll(key: string, path: string, parts: () => readonly Element[]) {
  const saved = take(key);
  if (saved?.path !== path) return undefined;
  return () => {
    const box = parts().at(saved.part)?.getBoundingClientRect();
    if (box) scrollTo({ top: scrollY + box.top + saved.share * box.height, behavior: 'instant' });
  };
}

function take(key: string): SavedScroll | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
