import { check, type FieldErrors } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import { parsePath } from '#language/paths.ts';
import { entriesOf, fileInput } from './form-entries.ts';
import { startProof } from './proof.ts';
import { fileProblem } from './resume-check.ts';
import { type Answer, type Sending, send } from './send.ts';

export type FormSession = ReturnType<typeof startSession>;

/** What a form needs from its first touch on: the rules, the proof of work, and the way to the server. */
export function startSession(form: HTMLFormElement) {
  const { token, solved, renew } = startProof();
  return {
    token,
    async errors(): Promise<FieldErrors> {
      return { ...(await problemOfFile(form)), ...problemsOf(form) };
    },
    async send(upload: Pick<Sending, 'onProgress' | 'signal'>): Promise<Answer> {
      const answer = await send(form, { ...upload, proof: await solved(), token: await token() });
      if (answer.state !== 'sent') renew();
      return answer;
    },
  };
}

/** By the same rules that the server checks it by. */
function problemsOf(form: HTMLFormElement): FieldErrors {
  const rules = formAt(parsePath(new URL(form.action).pathname).path);
  if (!rules) throw new Error(`No form is sent to ${form.action}`);
  const entries = Object.entries(entriesOf(form)).filter(([name]) => rules.fields.includes(name));
  const checked = check(rules, Object.fromEntries(entries));
  return checked.state === 'invalid' ? checked.errors : {};
}

/** The chosen file's, or that there is none, neither here nor kept by the server. */
async function problemOfFile(form: HTMLFormElement): Promise<FieldErrors> {
  const input = fileInput(form);
  if (!input) return {};
  const file = input.files?.[0];
  const uploaded = form.querySelector<HTMLInputElement>('[name="resumeToken"]')?.value;
  const problem = file ? await fileProblem(file) : uploaded ? undefined : 'required';
  // Another was chosen while this one was read.
  if (input.files?.[0] !== file) return problemOfFile(form);
  return problem ? { [input.name]: problem } : {};
}
