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
  // By their place on the keyboard too: an Arabic one has ظ and ن there.
  addEventListener('keydown', (event) => {
    const { code, key, shiftKey, altKey } = event;
    const isMeant =
      event.ctrlKey || event.metaKey ? code === 'KeyK' : key === '/' || (code === 'Slash' && !shiftKey);
    const isElsewhere = isInField(event) || document.querySelector('dialog[open]');
    if (isMeant && !altKey && !isElsewhere) open(event);
  });
}
