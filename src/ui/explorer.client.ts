/**
 * Lists of which one entry at a time is shown in the list's place, by `:target`: the focus goes along. One page may
 * have several.
 */
for (const explorer of document.querySelectorAll<HTMLElement>('[data-explorer]')) enhance(explorer);

function enhance(explorer: HTMLElement) {
  /** The entry of the list that opened the detail on the screen, if one did. */
  let opener: HTMLElement | undefined;

  explorer.addEventListener('click', (event) => {
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
    const shown = explorer.querySelector<HTMLElement>('article:target');
    if (shown) return focusable(shown)?.focus({ preventScroll: true });
    const left = new URL(oldURL).hash;
    if (!explorer.querySelector(`article[id="${CSS.escape(left.slice(1))}"]`)) return;
    explorer.querySelector<HTMLElement>(`a[href="${left}"]`)?.focus({ preventScroll: location.hash === '' });
    opener = undefined;
  });
}

/** The part of a detail that takes the focus: itself, or its heading. */
function focusable(detail: HTMLElement): HTMLElement | null {
  return detail.matches('[tabindex]') ? detail : detail.querySelector<HTMLElement>('[tabindex="-1"]');
}
