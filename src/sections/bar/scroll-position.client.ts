const key = 'scroll-position';

interface ScrollPosition {
  path: string;
  /** Which section of the page is at the top of the screen, and how much of it is above. */
  section: number;
  share: number;
}

function sections() {
  const found = [...document.querySelectorAll<HTMLElement>('main :is(section, dl, article)')].filter(
    (element) => !element.parentElement?.closest('section, dl, article'),
  );
  return found.length > 0 ? found : [...document.querySelectorAll('main')];
}

/** Saves the scroll position for the page at `path`, the same page in the other language. */
export function saveScrollPosition(path: string) {
  const all = sections();
  const section = all.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const box = all[section]?.getBoundingClientRect();
  if (!box || scrollY === 0) return;
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ path, section, share: -box.top / box.height } satisfies ScrollPosition),
    );
  } catch {}
}

/** Scrolls to the position saved for this page, once; over a fragment's, where the browser scrolls late. */
export function restoreScrollPosition() {
  const saved = takeSaved();
  if (saved?.path !== location.pathname) return;
  scrollToPlace(saved);
  if (!location.hash) return;
  const scroll = () => scrollToPlace(saved);
  // Chromium goes to the fragment once more in the first frame after the load.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(scroll)), { once: true });
}

function takeSaved(): ScrollPosition | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function scrollToPlace({ section, share }: ScrollPosition) {
  const box = sections()[section]?.getBoundingClientRect();
  if (box) scrollTo({ top: scrollY + box.top + share * box.height, behavior: 'instant' });
}
