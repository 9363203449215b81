import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fetchContent } from '../../ui/fetch-content.ts';
import type { SearchContent } from './search-content.ts';

let loaded: Promise<HTMLDialogElement> | undefined;

/**
 * Opens the search over the page, with what was typed on the way. Rejects where it cannot be had: the link
 * leads to its page.
 */
export async function openSearch(link: HTMLAnchorElement, typed = () => ''): Promise<void> {
  loaded ??= load(link.pathname);
  try {
    show(await loaded, link, typed());
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

/** The field takes text as soon as it is there; results follow once the index is there too. */
async function load(page: string): Promise<HTMLDialogElement> {
  const index = fetch(`${page}/index.json`).then((response) => response.json());
  // Without the index Enter still asks the server.
  index.catch(() => undefined);
  const [{ SearchDialog }, content] = await Promise.all([
    import('./search-dialog.tsx'),
    fetchContent<SearchContent>(`${page}/dialog.json`),
  ]);
  const ref = createRef<HTMLDialogElement>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(SearchDialog, { ref, index, ...content })));
  if (!ref.current) throw new Error('The dialog was not drawn.');
  return ref.current;
}

function show(dialog: HTMLDialogElement, link: HTMLAnchorElement, typed: string) {
  if (dialog.open) return;
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { activeElement: focused, body } = document;
  const opener = focused && focused !== body ? (focused as HTMLElement) : link;
  dialog.onclose = () => opener.focus({ preventScroll: true });
  dialog.showModal();
  dialog.querySelector('input')?.select();
  // As typing does, it tells React.
  if (typed) document.execCommand('insertText', false, typed);
}
