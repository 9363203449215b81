import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EncodedIndex } from '#search/packed-index.ts';
import { fetchContent } from '../../ui/fetch-content.ts';
import type { SearchContent } from './search-content.ts';

declare global {
  interface WindowEventMap {
    searchready: CustomEvent<OpenSearch>;
  }
}

/**
 * Opens the search over the page, with what was typed on the way. Rejects where it cannot be had: the bar's link
 * leads to its page.
 */
export type OpenSearch = (link: HTMLAnchorElement, typed: () => string) => Promise<void>;

type Loaded = Awaited<ReturnType<typeof load>>;

interface Opening {
  dialog: Loaded;
  index: Promise<EncodedIndex>;
  /** What was typed on the way; a dialog that was open before keeps what it had where nothing was. */
  typed: string;
  /** Another one begins anew. */
  key: number;
}

/** The search's dialog: an island without a place of its own, hydrated when it is asked for (hydrate-on-search.ts). */
export function Search() {
  const ref = useRef<HTMLDialogElement>(null);
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let loading: Promise<Loaded> | undefined;
    let index: Promise<EncodedIndex> | undefined;
    const open: OpenSearch = async (link, typed) => {
      index ??= fetchIndex(link.pathname);
      const asked = index;
      // Without it Enter still asks the server; the next time it is asked for again.
      asked.catch(() => {
        index = undefined;
      });
      loading ??= load(link.pathname);
      const dialog = await loading;
      if (ref.current?.open) return;
      // Drawn at once: a phone shows its keyboard only for what is there when it is pressed.
      flushSync(() => setOpening((before) => openingOf(before, dialog, asked, typed())));
      show(ref.current, link, typed() !== '');
    };
    dispatchEvent(new CustomEvent('searchready', { detail: open }));
  }, []);
  if (!opening) return null;
  const { dialog, index, typed, key } = opening;
  return <dialog.SearchDialog key={key} ref={ref} index={index} initialQuery={typed} {...dialog.content} />;
}

function openingOf(
  before: Opening | undefined,
  dialog: Loaded,
  index: Promise<EncodedIndex>,
  typed: string,
): Opening {
  // One that is there already opens at once.
  if (before && before.index === index && !typed) return before;
  return { dialog, index, typed: typed || (before?.typed ?? ''), key: (before?.key ?? 0) + (typed ? 1 : 0) };
}

function show(dialog: HTMLDialogElement | null, link: HTMLElement, wasTyped: boolean) {
  if (!dialog) throw new Error('The dialog was not drawn.');
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { activeElement: focused, body } = document;
  const opener = focused && focused !== body ? (focused as HTMLElement) : link;
  dialog.onclose = () => opener.focus({ preventScroll: true });
  dialog.showModal();
  const input = dialog.querySelector('input');
  // What was typed on the way goes on; what was looked for before is replaced by the next key.
  input?.setSelectionRange(wasTyped ? input.value.length : 0, input.value.length);
}

/** As long as it takes: results may come late. */
async function fetchIndex(page: string): Promise<EncodedIndex> {
  const response = await fetch(`${page}/entries.json`);
  if (!response.ok) throw new Error(`The index: ${response.status}`);
  return response.json();
}

/** What is imported while the pages are built puts its styles into them: the dialog's come with it. */
const importDialog = import.meta.env.SSR ? undefined : () => import('./search-dialog.tsx');

async function load(page: string) {
  if (!importDialog) throw new Error('There is no dialog while pages are built');
  const [{ SearchDialog }, content] = await Promise.all([
    importDialog(),
    fetchContent<SearchContent>(`${page}/dialog.json`),
  ]);
  return { SearchDialog, content };
}
