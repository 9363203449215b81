// Shares no code with `#ui/use-list-detail.ts`: islands import that, so every page would fetch its file and React.
const key = 'language-switch';

/** Saves the scroll position for the same page in the other language, at `path`. */
export function saveSwitchScroll(path: string) {
  const all = sections();
  const section = all.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const box = all[section]?.getBoundingClientRect();
  if (!box || scrollY === 0) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, section, share: -box.top / box.height }));
  } catch {}
}

/** Scrolls to where the visitor switched the language, even if the browser scrolls to a fragment later. */
export function restoreSwitchScroll() {
  const saved = takeSaved();
  if (saved?.path !== location.pathname) return;
  const { section, share } = saved;
  const scroll = () => {
    const box = sections()[section]?.getBoundingClientRect();
    if (box) scrollTo({ top: scrollY + box.top + share * box.height, behavior: 'instant' });
  };
  scroll();
  if (!location.hash) return;
  // Chromium scrolls to the fragment again in the first frame after the load.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(scroll)), { once: true });
}

function takeSaved(): { path: string; section: number; share: number } | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function sections() {
  const found = [...document.querySelectorAll('main :is(section, dl, article)')].filter(
    (element) => !element.parentElement?.closest('section, dl, article'),
  );
  return found.length > 0 ? found : [...document.querySelectorAll('main')];
}
