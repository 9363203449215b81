const explorer = document.querySelector<HTMLElement>('[data-explorer]');
/** The tile that opened the detail on the screen, if one did. */
let opener: HTMLElement | undefined;

explorer?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  if (!link.matches('[data-back]')) {
    opener = link;
  } else if (opener) {
    // The way back is the way that the visitor came, so that the browser's own Back does not open it again.
    event.preventDefault();
    history.back();
  }
});

addEventListener('hashchange', ({ oldURL }) => {
  const shown = explorer?.querySelector<HTMLElement>('article:target');
  if (shown) return shown.focus({ preventScroll: true });
  const left = new URL(oldURL).hash;
  if (!left.startsWith('#service-')) return;
  explorer?.querySelector<HTMLElement>(`a[href="${left}"]`)?.focus({ preventScroll: location.hash === '' });
  opener = undefined;
});
