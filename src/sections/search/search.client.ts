import { openOn } from '../../../jobs/open-on.ts';
import { riyadhDay } from '../../../jobs/state.ts';
import { type Finder, openFinder } from '../../../search/find.ts';
import { unpack } from '../../../search/pack.ts';
import { boundQuery } from '../../../search/query.ts';
import { showResults } from '../../../search/show-results.ts';
import { fetchDialog } from '../../ui/fetch-dialog.client.ts';
import { startCombobox } from './combobox.client.ts';

/** Of a kind, in the dialog; the page has all. */
const most = 4;
let loaded: Promise<HTMLDialogElement> | undefined;

/** Opens the search over the page. Rejects where it cannot be had: the link leads to its page. */
export async function open(link: HTMLAnchorElement) {
  loaded ??= load(link.pathname);
  try {
    show(await loaded, link);
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

function show(dialog: HTMLDialogElement, link: HTMLAnchorElement) {
  if (dialog.open) return;
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const { activeElement: focused, body } = document;
  const opener = focused && focused !== body ? (focused as HTMLElement) : link;
  dialog.onclose = () => opener.focus({ preventScroll: true });
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

/** The field can be typed in as soon as it is there; what was typed is looked for once the index is there too. */
async function load(page: string): Promise<HTMLDialogElement> {
  const index = fetch(`${page}/index.json`).then((response) => response.json());
  // Without the index Enter still asks the server.
  index.catch(() => undefined);
  const dialog = await fetchDialog(`${page}/dialog`);
  index.then((packed) => start(dialog, openFinder(unpack(packed)))).catch(() => undefined);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  return dialog;
}

function start(dialog: HTMLDialogElement, { find, suggest }: Finder) {
  const input = dialog.querySelector('input');
  const results = dialog.querySelector('[data-results]');
  if (!input || !results) return;
  const combobox = startCombobox(dialog, input);
  const answer = () => {
    const query = boundQuery(input.value);
    const found = find(query, openOn(riyadhDay(Date.now())));
    const suggestion = found.length === 0 ? suggest(query) : undefined;
    showResults(results, { query, results: found, suggestion }, most);
    combobox.renewed();
  };
  input.addEventListener('input', answer);
  results.querySelector('[data-suggestion] a')?.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    input.value = (event.currentTarget as Element).textContent ?? '';
    input.focus();
    answer();
  });
  if (input.value) answer();
}
