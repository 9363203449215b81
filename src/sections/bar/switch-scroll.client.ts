import { saveScroll, takeScroll } from '#lib/scroll-restoration.ts';

const key = 'language-switch';

function sections() {
  const found = [...document.querySelectorAll('main :is(section, dl, article)')].filter(
    (element) => !element.parentElement?.closest('section, dl, article'),
  );
  return found.length > 0 ? found : [...document.querySelectorAll('main')];
}

/** Saves where the screen is for the page at `path`, the same page in the other language. */
export function saveSwitchScroll(path: string) {
  if (scrollY > 0) saveScroll(key, path, sections());
}

/** Scrolls to where the visitor switched the language; over a fragment's place, where the browser scrolls late. */
export function restoreSwitchScroll() {
  const scroll = takeScroll(key, location.pathname, sections);
  scroll?.();
  if (!scroll || !location.hash) return;
  // Chromium goes to the fragment once more in the first frame after the load.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(scroll)), { once: true });
}
