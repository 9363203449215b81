import { type FieldErrors, validate } from '#forms/form-definition.ts';
import { type AnyFormDefinition, formAt } from '#forms/forms.ts';
import { chosenCountry, formatPhone, toE164 } from '#forms/mobile-number.ts';
import { parsePath } from '#routing/paths.ts';
import { chosenFileError } from './chosen-file-error.ts';
import { type SubmitResponse, sendForm, type UploadOptions } from './form-transport.ts';
import { fileInput, hiddenValue, readValues, valuesToValidate } from './form-values.ts';
import { startProof } from './proof-solver.ts';

export interface Validation {
  errors: FieldErrors;
  mobileNumber: string | undefined;
}

export interface FormSession {
  /** Resolves to the token of the first challenge; undefined without one. */
  token(): Promise<string | undefined>;
  validate(): Promise<Validation>;
  send(upload: UploadOptions): Promise<SubmitResponse>;
}

const defaultMinFillMs = 3000;

/** The code that a form needs from its first touch on: its rules, the proof of work and the requests. */
export function startSession(form: HTMLFormElement): FormSession {
  const definition = formAt(parsePath(new URL(form.action).pathname).path);
  if (!definition) throw new Error(`No form is sent to ${form.action}`);
  const { challenge, payload, renew } = startProof();
  /** The time at which each token arrived that did not come with the page. */
  const arrivals = new Map<string, number>();
  let offered: string | undefined;

  async function token() {
    const offer = await challenge();
    if (offer && !offered) {
      offered = offer.token;
      arrivals.set(offer.token, offer.at);
    }
    return offered;
  }

  /** The server quarantines a form that is sent sooner, because a program may have filled it in. */
  async function waitUntilOld(formToken: string) {
    const { minFillMs = defaultMinFillMs } = (await challenge()) ?? {};
    const remaining = (arrivals.get(formToken) ?? pageArrival()) + minFillMs - performance.now();
    if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  }

  return {
    token,
    async validate() {
      const otherErrors = { ...(await fileErrors(form, definition)), ...dayErrors(form) };
      // The server validates by the same schema.
      const validation = validate(definition, valuesToValidate(form), otherErrors);
      const errors = validation.state === 'invalid' ? validation.errors : {};
      return { errors, mobileNumber: formattedNumber(readValues(form)) };
    },
    async send(upload) {
      const proof = await payload();
      const formToken = hiddenValue(form, 'token') || (await token());
      if (formToken) await waitUntilOld(formToken);
      // The visitor cancelled or left during the proof.
      if (upload.signal.aborted) return { state: 'cancelled' };
      const { fieldNames: fields } = definition;
      const response = await sendForm(form, { ...upload, proof, token: formToken, fields });
      if ('token' in response && response.token) arrivals.set(response.token, performance.now());
      if (response.state !== 'sent') renew();
      return response;
    },
  };
}

function pageArrival(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'responseEnd' in page ? Number(page.responseEnd) : 0;
}

function formattedNumber(values: Record<string, string>): string | undefined {
  const number = toE164(values.mobileNumber ?? '', chosenCountry(values));
  return number && formatPhone(number);
}

/** A day that is half typed, or in no calendar, has no value that could be validated. */
function dayErrors(form: HTMLFormElement): FieldErrors {
  const days = [...form.querySelectorAll<HTMLInputElement>('[type="date"]')];
  return Object.fromEntries(days.filter((day) => day.validity.badInput).map(({ name }) => [name, 'day']));
}

async function fileErrors(form: HTMLFormElement, definition: AnyFormDefinition): Promise<FieldErrors> {
  const input = fileInput(form);
  const file = input?.files?.[0];
  if (!file || !definition.file) return {};
  const error = await chosenFileError(definition.file, file);
  // Another file was chosen while this one was read.
  if (input.files?.[0] !== file) return fileErrors(form, definition);
  return error ? { [input.name]: error } : {};
}
