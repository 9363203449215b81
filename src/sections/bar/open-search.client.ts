/** What every page carries of the search: its link and its keys. The rest is fetched when it is opened. */
const link = document.querySelector<HTMLAnchorElement>('[data-search]');

if (link) {
  const open = (event: Event) => {
    event.preventDefault();
    let typed = '';
    const keep = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey) typed += key;
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
    const { code, key, target, shiftKey, altKey } = event;
    const isMeant =
      event.ctrlKey || event.metaKey ? code === 'KeyK' : key === '/' || (code === 'Slash' && !shiftKey);
    const isElsewhere =
      (target as Element).closest('input, textarea, select') || document.querySelector('dialog[open]');
    if (isMeant && !altKey && !isElsewhere) open(event);
  });
}
