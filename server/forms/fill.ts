import type { FailureCode } from '../../forms/failures.ts';
import type { Entries, Problems } from '../../forms/form.ts';
import { showFailure, showProblems } from '../../forms/show-problems.ts';
import { editPart } from '../edit-part.ts';
import type { Draft } from './file.ts';

/** What a form shows when it comes back to a visitor. */
export interface FormState {
  /** What was typed; every field keeps it. */
  entries: Entries;
  problems?: Problems | undefined;
  failure?: FailureCode | undefined;
  /** The file that stays with the server. */
  draft?: Draft | undefined;
}

/** The page with its form in the given state. */
export function fillForm(page: string, formName: string, state: FormState): string {
  return editForm(page, formName, (form) => {
    keepEntries(form, state.entries);
    if (state.draft) showDraft(form, state.draft);
    if (state.problems) showProblems(form, state.problems);
    if (state.failure) showFailure(form, state.failure);
    form.querySelector('[data-summary]:not([hidden])')?.setAttribute('autofocus', '');
  });
}

/** The page with one of its forms edited, by its `data-form`. */
export function editForm(page: string, formName: string, edit: (form: Element) => void): string {
  return editPart(page, 'form', `data-form="${formName}"`, edit);
}

/** Writes values into attributes, which is where a browser reads a new page's values from. */
function keepEntries(form: Element, entries: Entries) {
  for (const [name, value] of Object.entries(entries)) {
    for (const control of form.querySelectorAll(`[name="${name}"]`)) keepEntry(control, value);
  }
}

function keepEntry(control: Element, value: string) {
  const type = control.getAttribute('type');
  if (type === 'checkbox' || type === 'radio') {
    const chosen = (control.getAttribute('value') ?? 'on') === value;
    control.toggleAttribute('checked', chosen);
  } else if (control.localName === 'textarea') {
    // A browser drops the line end that a text area begins with.
    control.textContent = `\n${escaped(value)}`;
  } else if (control.localName === 'select') {
    for (const option of control.querySelectorAll('option')) {
      option.toggleAttribute('selected', option.getAttribute('value') === value);
    }
  } else if (type !== 'file') {
    control.setAttribute('value', escaped(value));
  }
}

/** Says which file is here already, and lets the form go without another one. */
function showDraft(form: Element, { token, name }: Draft) {
  form.querySelector('[name="resumeToken"]')?.setAttribute('value', token);
  const shown = form.querySelector('[data-draft]');
  shown?.removeAttribute('hidden');
  const place = shown?.querySelector('bdi');
  if (place) place.textContent = name;
  form.querySelector('input[type="file"]')?.removeAttribute('required');
}

/** Linkedom 0.18 writes a text area's text as it is, and an attribute's ampersands: what was typed would become markup. */
function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
