import { check, type FieldErrors } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import { parsePath } from '#i18n/paths.ts';
import { controlValue, fileInput, readValues } from './form-values.ts';
import { startProof } from './proof.ts';
import { fileError } from './resume-check.ts';
import { type Answer, type Sending, send } from './send.ts';

export type FormSession = ReturnType<typeof startSession>;

/** What a form needs from its first touch on: the rules, the proof of work, and the way to the server. */
export function startSession(form: HTMLFormElement) {
  const { token, solved, renew } = startProof();
  return {
    /** Resolves to the challenge's token, or to undefined where there is none to be had. */
    token,
    async validate(): Promise<FieldErrors> {
      return { ...(await fileErrors(form)), ...valueErrors(form) };
    },
    async send(upload: Pick<Sending, 'onProgress' | 'signal'>): Promise<Answer> {
      const proof = await solved();
      const formToken = controlValue(form, 'token') || (await token());
      // Cancelled, or the page was left and brought back, while the proof was awaited.
      if (upload.signal.aborted) return { state: 'cancelled' };
      const answer = await send(form, { ...upload, proof, token: formToken });
      if (answer.state !== 'sent') renew();
      return answer;
    },
  };
}

/** By the same rules that the server checks it by. */
function valueErrors(form: HTMLFormElement): FieldErrors {
  const rules = formAt(parsePath(new URL(form.action).pathname).path);
  if (!rules) throw new Error(`No form is sent to ${form.action}`);
  const values = Object.entries(readValues(form)).filter(([name]) => rules.fields.includes(name));
  const checked = check(rules, Object.fromEntries(values));
  return checked.state === 'invalid' ? checked.errors : {};
}

/** The chosen file's, or that there is none, neither here nor kept by the server. */
async function fileErrors(form: HTMLFormElement): Promise<FieldErrors> {
  const input = fileInput(form);
  if (!input) return {};
  const file = input.files?.[0];
  const error = file ? await fileError(file) : controlValue(form, 'draft') ? undefined : 'required';
  // Another was chosen while this one was read.
  if (input.files?.[0] !== file) return fileErrors(form);
  return error ? { [input.name]: error } : {};
}
