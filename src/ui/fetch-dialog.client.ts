/** Milliseconds: a visitor waits no longer for a dialog; the page it stands for is there at once. */
const patience = 5000;

/** The dialog of a document of its own, put into this page with its styles and its module. */
export async function fetchDialog(address: string): Promise<HTMLDialogElement> {
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
