const key = 'scroll-position';

interface ScrollPosition {
  path: string;
  /** Which section of the page is at the top of the screen, and how much of it is above. */
  section: number;
  share: number;
}

const sections = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(section, dl, article)')].filter(
    (element) => !element.parentElement?.closest('section, dl, article'),
  );

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

/** Scrolls to the position saved for this page, once. */
export function restoreScrollPosition() {
  try {
    const saved: ScrollPosition | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (saved?.path !== location.pathname || location.hash) return;
    const box = sections()[saved.section]?.getBoundingClientRect();
    if (box) scrollTo({ top: scrollY + box.top + saved.share * box.height, behavior: 'instant' });
  } catch {}
}
