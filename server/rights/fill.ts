import { editPart, keepOf } from '../edit-part.ts';
import type { FormState } from '../forms/fill.ts';
import { fillForm } from '../forms/fill.ts';
import type { Row } from '../mail/letter.ts';
import type { WholeSubmission } from '../submissions/whole.ts';
import { withSwitchTo } from '../switch-query.ts';
import type { Told } from './rows.ts';

/** Why there is nothing to be seen; the words are content (`your-data.yaml`). */
export type End = 'erased' | 'gone' | 'expired' | 'renewed' | 'unknown' | 'tooMany' | 'unavailable';

/** What the page shows of a submission. */
export interface Shown {
  found: WholeSubmission;
  told: Told;
  /** Days in words. */
  until: string;
  erasedBy: string;
  /** The part that is open. */
  act?: 'correct' | 'withdraw' | 'erase' | undefined;
  /** Whether the box of that part was left empty. */
  unsure?: boolean;
  /** Whether the person comes from a correction. */
  corrected?: boolean;
  /** The correction as it was tried; without one the form holds what is stored. */
  form?: FormState | undefined;
}

/** The page with nothing but the words for an end. */
export function fillEnd(page: string, end: End, link = ''): string {
  return editData(withMarks(page, { link }), (article) => leave(article, end));
}

/** The page with what is stored about a submission, and what can be done about it. */
export function fillShown(page: string, link: string, shown: Shown): string {
  const { found, told, until, erasedBy, act } = shown;
  const { reference, form, file, withdrawn_at } = found;
  // First of all: what a visitor wrote may look like our own mark.
  const marked = withMarks(page, { link, reference, until, erasedBy });
  const filled = editData(marked, (article) => {
    leave(article, withdrawn_at === null ? 'open' : 'withdrawn');
    keepOf(article, form);
    if (!file) article.querySelector('[data-with="file"]')?.remove();
    if (!shown.corrected) article.querySelector('[data-done]')?.remove();
    for (const [name, rows] of Object.entries(told)) showRows(article, name, rows);
    if (act) openPart(article, act, shown.unsure);
  });
  if (withdrawn_at !== null) return filled;
  // Last of all: what it writes must not be read and written once more.
  return fillForm(filled, form, shown.form ?? { entries: entriesOf(found), draft: draftOf(file) });
}

function withMarks(page: string, { link, ...marks }: { link: string } & Record<string, string>): string {
  const switched = withSwitchTo(page, link && `?link=${link}`).replaceAll('%link%', link);
  return Object.entries(marks).reduce((text, [name, value]) => text.replaceAll(`%${name}%`, value), switched);
}

function editData(page: string, edit: (article: Element) => void): string {
  return editPart(page, 'article', 'data-your-data', edit);
}

/** Drops everything that another state would say. */
function leave(article: Element, state: End | 'open' | 'withdrawn') {
  for (const part of article.querySelectorAll('[data-when]')) {
    if (!part.getAttribute('data-when')?.split(' ').includes(state)) part.remove();
  }
}

function showRows(article: Element, name: string, rows: Row[]) {
  const list = article.querySelector(`[data-rows="${name}"]`);
  const model = list?.firstElementChild;
  if (!list || !model) return;
  list.replaceChildren(...rows.map((row) => rowOf(model, row)));
}

function rowOf(model: Element, { label, value, direction }: Row): Element {
  const row = model.cloneNode(true) as Element;
  const [term, description] = row.children;
  if (term) term.textContent = label;
  // Each line finds its own direction, as it did where it was written.
  for (const line of value.split('\n')) {
    const part = row.ownerDocument.createElement('bdi');
    part.setAttribute('dir', direction);
    part.textContent = line;
    description?.append(part);
  }
  return row;
}

function openPart(article: Element, act: string, unsure = false) {
  const part = article.querySelector(`[id="${act}"]`);
  part?.closest('details')?.setAttribute('open', '');
  const field = unsure ? part?.querySelector('[data-field="confirm"]') : undefined;
  const problem = field?.querySelector('[data-problem]');
  const words = problem?.querySelector('span');
  if (!field || !problem || !words) return;
  words.textContent = field.getAttribute('data-says');
  problem.removeAttribute('hidden');
  const box = field.querySelector('input');
  box?.setAttribute('aria-invalid', 'true');
  box?.setAttribute('autofocus', '');
}

function entriesOf({ fields }: WholeSubmission): FormState['entries'] {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The stored file stays unless another one is attached: nothing has to stand for it. */
function draftOf(file: WholeSubmission['file']): FormState['draft'] {
  return file && { token: '', name: file.name };
}
