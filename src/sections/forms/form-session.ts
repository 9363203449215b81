import { check, type FieldErrors } from '#forms/form-definition.ts';
import { type AnyFormDefinition, formAt } from '#forms/forms.ts';
import { chosenCountry, formatPhone, toE164 } from '#forms/mobile-number.ts';
import { parsePath } from '#routing/paths.ts';
import { type SubmitResponse, sendForm, type UploadOptions } from './form-transport.ts';
import { controlValue, fileInput, readValues } from './form-values.ts';
import { startProof } from './proof.ts';
import { fileError } from './resume-check.ts';
export type FormSession = ReturnType<typeof startSession>;

export interface Validation {
  errors: FieldErrors;
  /** The number as it will be called; none while that is unclear. */
  number: string | undefined;
}

/** Where the server could not be asked how long a person takes at least. */
const defaultMinFillMs = 3000;

/** What a form needs from its first touch on: the rules, the proof of work, and the way to the server. */
export function startSession(form: HTMLFormElement) {
  const rules = formAt(parsePath(new URL(form.action).pathname).path);
  if (!rules) throw new Error(`No form is sent to ${form.action}`);
  const { challenge, solved, renew } = startProof();
  /** Of tokens that did not come with the page. */
  const arrivals = new Map<string, number>();
  let offered: string | undefined;

  /** The challenge's token, always the first one; undefined where there is none to be had. */
  async function token(): Promise<string | undefined> {
    const answer = await challenge();
    if (answer && !offered) {
      offered = answer.token;
      arrivals.set(answer.token, answer.at);
    }
    return offered;
  }

  /** Before it is as old as this, the server takes what a person has pasted for a program's work. */
  async function waitUntilOld(formToken: string) {
    const { minFillMs = defaultMinFillMs } = (await challenge()) ?? {};
    const remaining = (arrivals.get(formToken) ?? pageArrival()) + minFillMs - performance.now();
    if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  }

  return {
    token,
    async validate(): Promise<Validation> {
      const errors = { ...(await fileErrors(form)), ...valueErrors(rules, readValues(form)) };
      return { errors, number: callableNumber(readValues(form)) };
    },
    async send(upload: UploadOptions): Promise<SubmitResponse> {
      const proof = await solved();
      const formToken = controlValue(form, 'token') || (await token());
      if (formToken) await waitUntilOld(formToken);
      // Cancelled, or the page was left and brought back, while the proof was awaited.
      if (upload.signal.aborted) return { state: 'cancelled' };
      const answer = await sendForm(form, { ...upload, proof, token: formToken, fields: rules.fields });
      if ('token' in answer && answer.token) arrivals.set(answer.token, performance.now());
      if (answer.state !== 'sent') renew();
      return answer;
    },
  };
}

/** When the page had come, counted from when it was asked for. */
function pageArrival(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'responseEnd' in page ? Number(page.responseEnd) : 0;
}

/** By the same rules that the server checks it by. */
function valueErrors(rules: AnyFormDefinition, values: Record<string, string>): FieldErrors {
  const checked = check(rules, values);
  return checked.state === 'invalid' ? checked.errors : {};
}

function callableNumber(values: Record<string, string>): string | undefined {
  const number = toE164(values.mobileNumber ?? '', chosenCountry(values));
  return number && formatPhone(number);
}

/** The chosen file's, or that there is none, neither here nor kept by the server. */
async function fileErrors(form: HTMLFormElement): Promise<FieldErrors> {
  const input = fileInput(form);
  if (!input) return {};
  const file = input.files?.[0];
  const error = file ? await fileError(file) : controlValue(form, 'pendingUpload') ? undefined : 'required';
  // Another was chosen while this one was read.
  if (input.files?.[0] !== file) return fileErrors(form);
  return error ? { [input.name]: error } : {};
}
