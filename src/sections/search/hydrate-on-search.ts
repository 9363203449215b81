import type { ClientDirective } from 'astro';
import type { OpenSearch } from './search.tsx';

/** For the search to begin once its code has come; then its link leads to its page. */
const startLimitMs = 2000;

const isInField = ({ target }: Event) => (target as Element).closest('input, textarea, select');

/**
 * Hydrates the search when a visitor first asks for it, by its link or by Control+K, and hands it what they type
 * meanwhile. Nobody else fetches any of it.
 */
export function hydrateOnSearch(load: Parameters<ClientDirective>[0]) {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]') as HTMLAnchorElement;
  let hydrated: Promise<OpenSearch> | undefined;

  function hydrate() {
    const { promise, resolve, reject } = Promise.withResolvers<OpenSearch>();
    addEventListener('searchready', ({ detail }) => resolve(detail), { once: true });
    load()
      .then((start) => start())
      .then(() => setTimeout(reject, startLimitMs), reject);
    return promise;
  }

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
    hydrated ??= hydrate();
    hydrated
      .then((openSearch) => openSearch(link, () => typed))
      .catch(() => location.assign(link.href))
      .finally(() => removeEventListener('keydown', keep));
  }

  link.addEventListener('click', (event) => {
    if (!(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
  });
  // By its place on the keyboard: an Arabic one has ن there. No single key: speech input presses those.
  addEventListener('keydown', (event) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isMeant = (ctrlKey || metaKey) && !shiftKey && code === 'KeyK';
    const isElsewhere = isInField(event) || document.querySelector('dialog[open]');
    if (isMeant && !altKey && !isElsewhere) open(event);
  });
}
