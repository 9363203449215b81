/** What every page carries of the search: its link and its keys. The rest is fetched when it is opened. */
const link = document.querySelector<HTMLAnchorElement>('[data-search]');
const isInField = ({ target }: Event) => (target as Element).closest('input, textarea, select');

if (link) {
  const open = (event: Event) => {
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
    import(link.dataset.search ?? '')
      .then((search) => search.openSearch(link, () => typed))
      .catch(() => location.assign(link.href))
      .finally(() => removeEventListener('keydown', keep));
  };
  // Written out: what is shared with islands would come in a second file.
  link.onclick = (event) => {
    if (!(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
  };
  // By its place on the keyboard: an Arabic one has ن there. No single key: speech input presses those.
  addEventListener('keydown', (event) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isMeant = (ctrlKey || metaKey) && !shiftKey && code === 'KeyK';
    const isElsewhere = isInField(event) || document.querySelector('dialog[open]');
    if (isMeant && !altKey && !isElsewhere) open(event);
  });
}
