/** Milliseconds: a visitor waits no longer for a dialog; the page it stands for is there at once. */
const patience = 5000;
const dialogs = new Map<string, Promise<HTMLDialogElement>>();

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) {
  const load = () => dialogAt(link.dataset.dialog ?? '');
  for (const sign of ['pointerenter', 'focusin', 'touchstart']) {
    link.addEventListener(sign, () => load().catch(() => undefined), { passive: true });
  }
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load().then(
      // The dialog's own module shows it: show-dialog.client.ts.
      (dialog) => dialog.dispatchEvent(new CustomEvent('show', { detail: link, bubbles: true })),
      () => location.assign(link.href),
    );
  });
}

/** The dialog of a document, put into this page with its styles and its module; what fails is tried anew. */
function dialogAt(address: string): Promise<HTMLDialogElement> {
  const dialog = dialogs.get(address) ?? fetchDialog(address);
  dialogs.set(address, dialog);
  dialog.catch(() => dialogs.delete(address));
  return dialog;
}

async function fetchDialog(address: string): Promise<HTMLDialogElement> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw response;
  const sheets: string[] = [];
  // The Content-Security-Policy lets no style element in, not even to be read, but a sheet that our own script makes.
  const html = (await response.text()).replace(/<style[^>]*>(.*?)<\/style>/gs, (_, css: string) => {
    sheets.push(css);
    return '';
  });
  const source = new DOMParser().parseFromString(html, 'text/html');
  const dialog = source.querySelector('dialog');
  if (!dialog) throw source;
  for (const css of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  await Promise.all(
    [...source.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => import(src)),
  );
  document.body.append(dialog);
  return dialog;
}
