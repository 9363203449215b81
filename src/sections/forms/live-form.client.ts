import { check, type Form, type Problems } from '../../../forms/form.ts';
import { showFailure, showProblem, showProblems } from '../../../forms/show-problems.ts';
import { type Answer, post } from './answer.client.ts';
import { showCharactersLeft } from './characters-left.client.ts';
import { showCallableNumber } from './echo.client.ts';
import { entriesOf } from './entries.client.ts';
import { type Proof, startProof } from './proof.client.ts';
import { fileInput, fileProblems, judgeFile, noteProblems } from './resume-check.client.ts';
import { rulesOf } from './rules.client.ts';
import { isSending, showSending } from './sending.client.ts';
import { sayCancelled } from './upload-progress.client.ts';

/** What is known of a form beside its DOM. */
interface Life {
  rules: Form;
  proof: Proof;
  /** Fields that were left after a change, and so are checked at every key; all of them once a send was tried. */
  left: Set<string>;
}

const lives = new WeakMap<HTMLFormElement, Promise<Life>>();

/** Wakes a form at its first touch; more calls do nothing. Fails where the form's rules cannot be loaded. */
export function begin(form: HTMLFormElement): Promise<Life> {
  const life = lives.get(form) ?? wake(form);
  lives.set(form, life);
  life.catch(() => lives.delete(form));
  return life;
}

/** Sends the form, or says why it cannot be sent. While it is being sent, more calls do nothing. */
export async function send(form: HTMLFormElement) {
  if (isSending(form)) return;
  showSending(form, true);
  const { rules, proof, left } = await begin(form);
  await judgeFile(form);
  const problems = problemsOf(form, rules);
  showProblems(form, problems);
  if (Object.keys(problems).length > 0) {
    for (const name of rules.fields) left.add(name);
  } else {
    const answer = await post(form, await proof.solved());
    // Still sending, until the page of thanks is there.
    if (answer.state === 'sent') return location.assign(answer.next);
    proof.renew();
    showAnswer(form, answer);
  }
  showSending(form, false);
  form.querySelector<HTMLElement>('[data-summary]')?.focus();
}

function showAnswer(form: HTMLFormElement, answer: Exclude<Answer, { state: 'sent' }>) {
  showSending(form, false);
  if (answer.state === 'cancelled') return sayCancelled(form);
  const ticket = form.elements.namedItem('ticket') as HTMLInputElement;
  if (answer.ticket) ticket.value = answer.ticket;
  if (answer.state === 'failed') return showFailure(form, answer.code);
  noteProblems(form, answer.problems);
  showProblems(form, answer.problems);
}

async function wake(form: HTMLFormElement): Promise<Life> {
  const life = { rules: await rulesOf(form), proof: startProof(), left: new Set<string>() };
  const changed = new Set<string>();
  for (const kind of ['input', 'change', 'focusout']) {
    form.addEventListener(kind, ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (kind === 'input') changed.add(name);
      else if (changed.has(name)) life.left.add(name);
      judgeFile(form).then(() => checkLeft(form, life));
      showCallableNumber(form);
      showCharactersLeft(form);
    });
  }
  form.addEventListener('click', leadToField);
  showWhatIsTyped(form, life, changed);
  // The browser brings a page back as it was left: in the middle of sending.
  addEventListener('pageshow', () => showSending(form, false));
  return life;
}

/** A visitor on a slow line has typed something, or chosen a file, before this code came. */
function showWhatIsTyped(form: HTMLFormElement, life: Life, changed: Set<string>) {
  const current = (document.activeElement as HTMLInputElement | null)?.name;
  for (const [name, value] of Object.entries(entriesOf(form, life.rules.fields))) {
    if (value) (name === current ? changed : life.left).add(name);
  }
  checkLeft(form, life);
  const file = fileInput(form);
  if (file?.value) {
    changed.add(file.name);
    file.dispatchEvent(new Event('change', { bubbles: true }));
  }
  showCallableNumber(form);
  showCharactersLeft(form);
}

function checkLeft(form: HTMLFormElement, { rules, left }: Life) {
  if (left.size === 0) return;
  const problems = problemsOf(form, rules);
  for (const name of left) showProblem(form, name, problems[name]);
}

function problemsOf(form: HTMLFormElement, rules: Form): Problems {
  const checked = check(rules, entriesOf(form, rules.fields));
  return { ...fileProblems(form), ...(checked.state === 'invalid' && checked.problems) };
}

/** A line of the summary leads to its field, seen with its label. */
function leadToField(event: Event) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-summary] a');
  const control = link && document.getElementById(link.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.closest('[data-field]')?.scrollIntoView({ block: 'center' });
}
