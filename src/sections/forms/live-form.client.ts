import { check } from '../../../forms/form.ts';
import { showFailure, showProblem, showProblems } from '../../../forms/show-problems.ts';
import { post } from './answer.client.ts';
import { showCharactersLeft } from './characters-left.client.ts';
import { showCallableNumber } from './echo.client.ts';
import { entriesOf } from './entries.client.ts';
import { type Proof, startProof } from './proof.client.ts';
import { rulesOf } from './rules.client.ts';

/** What is known of a form beside its DOM. */
interface Life {
  rules: ReturnType<typeof rulesOf>;
  proof: Proof;
  /** Fields that were left after a change, and so are checked at every key; all of them once a send was tried. */
  left: Set<string>;
}

const lives = new WeakMap<HTMLFormElement, Life>();

/** Wakes a form at its first touch; more calls do nothing. */
export function begin(form: HTMLFormElement): Life {
  const known = lives.get(form);
  if (known) return known;
  const life = { rules: rulesOf(form), proof: startProof(), left: new Set<string>() };
  lives.set(form, life);
  form.addEventListener('change', ({ target }) => {
    life.left.add((target as HTMLInputElement).name);
    checkLeft(form, life);
  });
  form.addEventListener('input', () => checkLeft(form, life));
  form.addEventListener('click', (event) => leadToField(event));
  for (const show of [showCallableNumber, showCharactersLeft]) {
    form.addEventListener('input', () => show(form));
    form.addEventListener('change', () => show(form));
    show(form);
  }
  // The browser brings a page back as it was left: in the middle of sending.
  addEventListener('pageshow', () => showSending(form, false));
  return life;
}

/** Sends the form, or says why it cannot be sent. While it is being sent, more calls do nothing. */
export async function send(form: HTMLFormElement) {
  if (isSending(form)) return;
  showSending(form, true);
  const { rules, proof, left } = begin(form);
  try {
    const { fields, ...rest } = await rules;
    const checked = check({ fields, ...rest }, entriesOf(form, fields));
    if (checked.state === 'invalid') {
      for (const name of fields) left.add(name);
      showProblems(form, checked.problems);
    } else {
      showProblems(form, {});
      const answer = await post(form, await proof.solved());
      // Still sending, until the page of thanks is there.
      if (answer.state === 'sent') return location.assign(answer.next);
      proof.renew();
      if (answer.ticket) ticketOf(form).value = answer.ticket;
      if (answer.state === 'refused') showProblems(form, answer.problems);
      else showFailure(form, answer.code);
    }
  } catch {
    showFailure(form, 'error');
  }
  showSending(form, false);
  form.querySelector<HTMLElement>('[data-summary]:not([hidden])')?.focus();
}

async function checkLeft(form: HTMLFormElement, { rules, left }: Life) {
  if (left.size === 0) return;
  const checked = check(await rules, entriesOf(form, (await rules).fields));
  const problems = checked.state === 'invalid' ? checked.problems : {};
  for (const name of left) showProblem(form, name, problems[name]);
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[data-send]');
const ticketOf = (form: HTMLFormElement) => form.elements.namedItem('ticket') as HTMLInputElement;
const isSending = (form: HTMLFormElement) => buttonOf(form)?.ariaDisabled === 'true';

/** The button keeps its width, and says what it does; who does not see it, hears it. */
function showSending(form: HTMLFormElement, sending: boolean) {
  const button = buttonOf(form);
  const label = button?.querySelector('[data-name]');
  if (!button || !label || isSending(form) === sending) return;
  button.style.minInlineSize = sending ? `${button.getBoundingClientRect().width}px` : '';
  button.ariaDisabled = String(sending);
  label.textContent = (sending ? button.dataset.sending : button.dataset.send) ?? '';
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = sending ? label.textContent : '';
}

/** A line of the summary leads to its field, seen with its label. */
function leadToField(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-summary] a');
  const control = link && document.getElementById(link.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.closest('[data-field]')?.scrollIntoView({ block: 'center' });
}
