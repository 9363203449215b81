import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { EncodedIndex } from '#search/encoded-index.ts';
import { fetchContent } from '#ui/fetch-content.ts';
import type { SearchProps } from './search-props.ts';

const dialog = createRef<HTMLDialogElement>();
let root: Root | undefined;
let parts: Promise<[typeof import('./search-dialog.tsx'), SearchProps]> | undefined;
let index: Promise<EncodedIndex> | undefined;
/** A new key resets the dialog. Without new text the key stays, and so does the last query. */
let sessionKey = 0;

/**
 * Opens the search over the page, with the text typed so far. Rejects if it cannot load: then the header's link leads
 * to its page. search.client.ts imports it as a URL.
 * @public
 */
export async function openSearch(link: HTMLAnchorElement, typed: () => string): Promise<void> {
  index ??= fetchIndex(link.pathname);
  const asked = index;
  // Without the index Enter still asks the server; it is fetched again the next time.
  asked.catch(() => {
    index = undefined;
  });
  // Imported separately, so that Vite fetches the dialog's style sheet with it.
  parts ??= Promise.all([
    import('./search-dialog.tsx'),
    fetchContent<SearchProps>(`${link.pathname}/dialog.json`),
  ]);
  const [{ SearchDialog }, content] = await parts;
  if (dialog.current?.open) return;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const query = typed();
  if (query) sessionKey += 1;
  const search = (
    <SearchDialog key={sessionKey} ref={dialog} index={asked} initialQuery={query} {...content} />
  );
  // Rendered synchronously, because a phone shows its keyboard only for a field that exists at the tap.
  flushSync(() => root?.render(search));
  show(dialog.current, link, query !== '');
}

function show(dialog: HTMLDialogElement | null, link: HTMLElement, wasTyped: boolean) {
  if (!dialog) throw new Error('The dialog was not drawn.');
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { activeElement: focused, body } = document;
  const opener = focused instanceof HTMLElement && focused !== body ? focused : link;
  dialog.onclose = () => opener.focus({ preventScroll: true });
  dialog.showModal();
  const input = dialog.querySelector('input');
  // The caret is put after new text. An earlier query is selected, so that the next key replaces it.
  input?.setSelectionRange(wasTyped ? input.value.length : 0, input.value.length);
}

/** The request has no time limit, because results may come late. */
async function fetchIndex(page: string): Promise<EncodedIndex> {
  const response = await fetch(`${page}/entries.json`);
  if (!response.ok) throw new Error(`The index: ${response.status}`);
  return response.json();
}
