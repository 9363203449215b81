// In development, Astro loads this only for islands, and the search is none.
import '@vitejs/plugin-react/preamble';
import searchUrl from './open-search.tsx?module-url';

const link = document.querySelector<HTMLAnchorElement>('[data-search]');
if (link) enhanceSearch(link);

/** Opens the search by its link or Control+K, and passes on text that is typed before its code has loaded. */
function enhanceSearch(link: HTMLAnchorElement) {
  link.addEventListener('click', (event) => {
    if (!(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
  });
  // `code` is the key's position, because an Arabic keyboard has ن there. Speech input presses single keys.
  addEventListener('keydown', (event) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isMeant = (ctrlKey || metaKey) && !shiftKey && code === 'KeyK';
    const isElsewhere = isInField(event) || document.querySelector('dialog[open]');
    if (isMeant && !altKey && !isElsewhere) open(event);
  });

  function open(event: Event) {
    event.preventDefault();
    let typed = '';
    const keep = (pressed: KeyboardEvent) => {
      if (isInField(pressed) || pressed.ctrlKey || pressed.metaKey) return;
      if (pressed.key === 'Backspace') typed = typed.slice(0, -1);
      else if (pressed.key.length === 1) {
        typed += pressed.key;
        // A space would scroll the page.
        pressed.preventDefault();
      }
    };
    addEventListener('keydown', keep);
    import(/* @vite-ignore */ searchUrl)
      .then(({ openSearch }: typeof import('./open-search.tsx')) => openSearch(link, () => typed))
      .catch(() => location.assign(link.href))
      .finally(() => removeEventListener('keydown', keep));
  }
}

function isInField({ target }: Event) {
  return target instanceof Element && target.closest('input, textarea, select');
}
