import type { SubmitErrorCode } from '#codes/form-codes.ts';
import type { FieldErrors, FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-states.ts';

export interface Progress {
  sent: number;
  total: number;
}

export type SubmitStatus =
  | { state: 'idle'; isCancelled?: boolean }
  | { state: 'checking' }
  | { state: 'sending'; progress?: Progress }
  | { state: 'invalid'; errors: FieldErrors }
  /** The fields are valid, but the form did not arrive. */
  | { state: 'failed'; code: SubmitErrorCode }
  /** The thank-you page is loading. */
  | { state: 'sent' };

/** The fields keep their values; `values` has them as they were last read. */
interface FormModel {
  status: SubmitStatus;
  token: string;
  values: FormValues | undefined;
  errors: FieldErrors;
  mobileNumber: string | undefined;
  /** The fields that were changed, and those that were changed and left: only these show their errors. */
  dirty: ReadonlySet<string>;
  touched: ReadonlySet<string>;
}

export type FormAction =
  | { type: 'changed'; values: FormValues; name?: string | undefined }
  | { type: 'left'; name: string }
  | { type: 'touched'; names: string[] }
  | { type: 'validated'; errors: FieldErrors; mobileNumber: string | undefined }
  /** A received token replaces the current one; an offered token is used only if there is none. */
  | { type: 'token-received'; token: string }
  | { type: 'token-offered'; token: string }
  | { type: 'submitted' }
  | { type: 'sending'; status: SubmitStatus }
  | { type: 'settled'; status: SubmitStatus; names: string[] }
  /** The browser restored the page, maybe in the middle of sending. */
  | { type: 'restored' };

export function initialModel(state: FormState): FormModel {
  const { errors = {}, values, token = '' } = state;
  const touched = new Set(Object.keys(errors));
  return {
    status: initialStatus(state),
    token,
    values,
    errors,
    mobileNumber: undefined,
    dirty: new Set(),
    touched,
  };
}

export function formReducer(model: FormModel, action: FormAction): FormModel {
  switch (action.type) {
    case 'changed': {
      const values = keepIfEqual(model.values, action.values);
      const dirty = withNames(model.dirty, action.name === undefined ? [] : [action.name]);
      return values === model.values && dirty === model.dirty ? model : { ...model, values, dirty };
    }
    case 'left':
      return model.dirty.has(action.name) ? touch(model, [action.name]) : model;
    case 'touched':
      return touch(model, action.names);
    case 'validated': {
      const errors = keepIfEqual(model.errors, action.errors);
      const { mobileNumber } = action;
      const isSame = errors === model.errors && mobileNumber === model.mobileNumber;
      return isSame ? model : { ...model, errors, mobileNumber };
    }
    case 'token-received':
      return { ...model, token: action.token };
    case 'token-offered':
      return model.token ? model : { ...model, token: action.token };
    case 'submitted':
      return { ...model, status: { state: 'checking' } };
    case 'sending':
      return isBusy(model.status) ? { ...model, status: action.status } : model;
    case 'settled': {
      const { status, names } = action;
      if (status.state !== 'invalid') return { ...model, status };
      return touch({ ...model, status, errors: status.errors }, names);
    }
    case 'restored':
      return isBusy(model.status) ? { ...model, status: { state: 'idle' } } : model;
  }
}

export function isBusy({ state }: SubmitStatus): boolean {
  return state === 'checking' || state === 'sending' || state === 'sent';
}

export function initialStatus({ errors, submitError }: FormState): SubmitStatus {
  if (submitError) return { state: 'failed', code: submitError };
  return errors && Object.keys(errors).length > 0 ? { state: 'invalid', errors } : { state: 'idle' };
}

/** Returns the errors of fields that show them. A text that is too long shows its error at once. */
export function shownErrors({ errors, touched }: FormModel): FieldErrors {
  const shown = Object.entries(errors).filter(([name, code]) => touched.has(name) || code === 'too-long');
  return Object.fromEntries(shown);
}

function touch(model: FormModel, names: string[]): FormModel {
  const touched = withNames(model.touched, names);
  return touched === model.touched ? model : { ...model, touched };
}

function withNames(known: ReadonlySet<string>, names: string[]): ReadonlySet<string> {
  return names.every((name) => known.has(name)) ? known : new Set([...known, ...names]);
}

function keepIfEqual<Values extends object | undefined>(known: Values, next: Values): Values {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next;
}
