import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EncodedIndex } from '#search/packed-index.ts';
import { fetchContent } from '../../ui/fetch-content.ts';
import type { SearchContent } from './search-content.ts';

type Loaded = Awaited<ReturnType<typeof load>>;

let loaded: Promise<Loaded> | undefined;
let index: Promise<EncodedIndex> | undefined;
/** The index of the dialog that is drawn, and its key: another one begins with what was typed on the way to it. */
const drawn: { index?: Promise<EncodedIndex>; key: number } = { key: 0 };

/**
 * Opens the search over the page, with what was typed on the way. Rejects where it cannot be had: the link
 * leads to its page.
 */
export async function openSearch(link: HTMLAnchorElement, typed = () => ''): Promise<void> {
  const page = link.pathname;
  index ??= fetchIndex(page);
  const asked = index;
  // Without it Enter still asks the server; the next time it is asked for again.
  asked.catch(() => {
    index = undefined;
  });
  loaded ??= load(page);
  try {
    show(await loaded, asked, link, typed());
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

/** As long as it takes: results may come late. */
async function fetchIndex(page: string): Promise<EncodedIndex> {
  const response = await fetch(`${page}/entries.json`);
  if (!response.ok) throw new Error(`The index: ${response.status}`);
  return response.json();
}

async function load(page: string) {
  const [{ SearchDialog }, content] = await Promise.all([
    import('./search-dialog.tsx'),
    fetchContent<SearchContent>(`${page}/dialog.json`),
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  return { SearchDialog, content, root, ref: createRef<HTMLDialogElement>() };
}

/** The field takes text as soon as it is there; results follow once the index is there too. */
function show(
  { SearchDialog, content, root, ref }: Loaded,
  index: Promise<EncodedIndex>,
  link: HTMLAnchorElement,
  initialQuery: string,
) {
  if (ref.current?.open) return;
  if (initialQuery) drawn.key += 1;
  // One that is there already opens at once.
  if (initialQuery || drawn.index !== index) {
    drawn.index = index;
    const { key } = drawn;
    flushSync(() => root.render(createElement(SearchDialog, { key, ref, index, initialQuery, ...content })));
  }
  const dialog = ref.current;
  if (!dialog) throw new Error('The dialog was not drawn.');
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { activeElement: focused, body } = document;
  const opener = focused && focused !== body ? (focused as HTMLElement) : link;
  dialog.onclose = () => opener.focus({ preventScroll: true });
  dialog.showModal();
  const input = dialog.querySelector('input');
  // What was typed on the way goes on; what was looked for before is replaced by the next key.
  input?.setSelectionRange(initialQuery ? input.value.length : 0, input.value.length);
}
