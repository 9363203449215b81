import type { FailureCode } from './failures.ts';
import type { ProblemCode, Problems } from './form.ts';

/** What a form's markup carries in `data-words`. */
export interface FormMessages {
  problems: Record<ProblemCode, string>;
  /** For one field with a problem, for two, and so on. */
  summary: string[];
  failed: string;
  failures: Record<FailureCode, string>;
}

/**
 * Writes problems into a form's markup: a message at each field, and the summary that leads to them. No problems
 * clear both. The one function for the browser and for the server's answer to a visitor without script, so it
 * calls nothing that linkedom lacks; whoever shows a summary to a visitor moves the focus to it.
 */
export function showProblems(form: Element, problems: Problems): void {
  const { summary } = messagesOf(form);
  const wrong = fieldsOf(form).filter((field) => {
    const code = problems[nameOf(field)];
    showProblem(form, nameOf(field), code);
    return code !== undefined;
  });
  showSummary(form, {
    title: summary[Math.min(wrong.length, summary.length) - 1] ?? '',
    entries: wrong.map(entryOf),
    shown: wrong.length > 0,
  });
}

/** Why the form was not sent although its fields are right, with a button to send it again. */
export function showFailure(form: Element, code: FailureCode): void {
  const { failed, failures } = messagesOf(form);
  showProblems(form, {});
  showSummary(form, { title: failed, text: failures[code] ?? failures.error, entries: [], shown: true });
}

/** The message at one field; without a code, none. */
export function showProblem(form: Element, name: string, code?: ProblemCode): void {
  const field = fieldsOf(form).find((candidate) => nameOf(candidate) === name);
  const problem = field?.querySelector('[data-problem]');
  const words = problem?.querySelector('span');
  if (!field || !problem || !words) return;
  words.textContent = code ? messagesOf(form).problems[code] : '';
  problem.toggleAttribute('hidden', !code);
  for (const control of field.querySelectorAll('[aria-describedby]')) {
    if (code) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}

interface Summary {
  title: string;
  text?: string;
  entries: Element[];
  shown: boolean;
}

function showSummary(form: Element, { title, text, entries, shown }: Summary) {
  const summary = form.querySelector('[data-summary]');
  if (!summary) return;
  const part = (selector: string, content: string | Element[] | undefined) => {
    const element = summary.querySelector(selector);
    if (!element) return;
    element.toggleAttribute('hidden', !content?.length);
    element.textContent = typeof content === 'string' ? content : '';
    if (Array.isArray(content)) element.append(...content);
  };
  part('h2', title);
  part('p', text);
  part('ul', entries);
  summary.querySelector('button')?.toggleAttribute('hidden', !text);
  summary.toggleAttribute('hidden', !shown);
}

/** A field's line in the summary: its label, leading to its first control. */
function entryOf(field: Element): Element {
  const document = field.ownerDocument;
  const link = document.createElement('a');
  link.setAttribute('href', `#${field.querySelector('input, select, textarea')?.getAttribute('id') ?? ''}`);
  link.textContent = field.getAttribute('data-label') ?? '';
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function messagesOf(form: Element): FormMessages {
  return JSON.parse(form.getAttribute('data-words') ?? '{}') as FormMessages;
}

function fieldsOf(form: Element): Element[] {
  return [...form.querySelectorAll('[data-field]')];
}

function nameOf(field: Element): string {
  return field.getAttribute('data-field') ?? '';
}
