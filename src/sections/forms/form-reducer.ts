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
  | { state: 'invalid'; errors: FieldErrors; isByServer?: boolean }
  /** The fields are valid, but the form did not arrive. */
  | { state: 'failed'; code: SubmitErrorCode }
  /** The sent page is loading. */
  | { state: 'sent' };

/** The fields keep their values; `values` has them as they were last read. */
interface FormReducerState {
  status: SubmitStatus;
  token: string;
  values: FormValues | undefined;
  /** The values that the last attempt settled with. */
  settledValues: FormValues | undefined;
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

export function initialReducerState(served: FormState): FormReducerState {
  const { errors = {}, values, token = '' } = served;
  const touched = new Set(Object.keys(errors));
  return {
    status: initialStatus(served),
    token,
    values,
    settledValues: undefined,
    errors,
    mobileNumber: undefined,
    dirty: new Set(),
    touched,
  };
}

export function formReducer(state: FormReducerState, action: FormAction): FormReducerState {
  switch (action.type) {
    case 'changed': {
      const values = keepIfEqual(state.values, action.values);
      const dirty = withNames(state.dirty, action.name === undefined ? [] : [action.name]);
      return values === state.values && dirty === state.dirty ? state : { ...state, values, dirty };
    }
    case 'left':
      return state.dirty.has(action.name) ? touch(state, [action.name]) : state;
    case 'touched':
      return touch(state, action.names);
    case 'validated': {
      const errors = keepIfEqual(state.errors, { ...action.errors, ...errorsByServer(state) });
      const { mobileNumber } = action;
      const isSame = errors === state.errors && mobileNumber === state.mobileNumber;
      return isSame ? state : { ...state, errors, mobileNumber };
    }
    case 'token-received':
      return { ...state, token: action.token };
    case 'token-offered':
      return state.token ? state : { ...state, token: action.token };
    case 'submitted':
      return { ...state, status: { state: 'checking' } };
    case 'sending':
      return isBusy(state.status) ? { ...state, status: action.status } : state;
    case 'settled': {
      const { status, names } = action;
      if (status.state !== 'invalid') return { ...state, status };
      return touch({ ...state, status, errors: status.errors, settledValues: state.values }, names);
    }
    case 'restored':
      return isBusy(state.status) ? { ...state, status: { state: 'idle' } } : state;
  }
}

/** Returns the errors that only the server found, until a value changes. A file's is noted with the file. */
function errorsByServer({ status, values, settledValues }: FormReducerState): FieldErrors {
  if (status.state !== 'invalid' || !status.isByServer || values !== settledValues) return {};
  const ofTexts = Object.entries(status.errors).filter(([name]) => values?.[name] !== undefined);
  return Object.fromEntries(ofTexts);
}

export function isBusy({ state }: SubmitStatus): boolean {
  return state === 'checking' || state === 'sending' || state === 'sent';
}

export function initialStatus({ errors, submitError }: FormState): SubmitStatus {
  if (submitError) return { state: 'failed', code: submitError };
  return errors && Object.keys(errors).length > 0 ? { state: 'invalid', errors } : { state: 'idle' };
}

/** Returns the errors of fields that show them. A text that is too long shows its error at once. */
export function shownErrors({ errors, touched }: FormReducerState): FieldErrors {
  const shown = Object.entries(errors).filter(([name, code]) => touched.has(name) || code === 'too-long');
  return Object.fromEntries(shown);
}

function touch(state: FormReducerState, names: string[]): FormReducerState {
  const touched = withNames(state.touched, names);
  return touched === state.touched ? state : { ...state, touched };
}

function withNames(known: ReadonlySet<string>, names: string[]): ReadonlySet<string> {
  return names.every((name) => known.has(name)) ? known : new Set([...known, ...names]);
}

function keepIfEqual<Values extends object | undefined>(known: Values, next: Values): Values {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next;
}
