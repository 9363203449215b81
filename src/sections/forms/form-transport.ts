import { type SubmitErrorCode, submitErrorCodes } from '#codes/form-codes.ts';
import type { FieldErrors } from '#forms/form-definition.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { isUnreadable, noteFileError } from './chosen-file-error.ts';
import { fileInput } from './form-values.ts';

/** The server's response to a form that was sent by script, with a new token if the old one has expired. */
export type SubmitResponse =
  | { state: 'sent'; next: string }
  | { state: 'invalid'; errors: FieldErrors; token?: string }
  | { state: 'failed'; code: SubmitErrorCode; token?: string }
  | { state: 'cancelled' };

export interface UploadOptions {
  onProgress(sentBytes: number, totalBytes: number): void;
  signal: AbortSignal;
}

interface Sending extends UploadOptions {
  token: string | undefined;
  proof: string | undefined;
  fields: readonly string[];
}

const responseTimeoutMs = 60_000;
/** The timeout without progress: a slow line may take minutes, as long as bytes move. */
const stallTimeoutMs = 60_000;

/** Sends a form once. Always resolves to a response. */
export async function sendForm(form: HTMLFormElement, sending: Sending): Promise<SubmitResponse> {
  const { token, proof, signal } = sending;
  const data = ownData(form, sending.fields);
  if (token) data.set(hiddenFields.token, token);
  if (proof) data.set(hiddenFields.proof, proof);
  const input = fileInput(form);
  const file = input?.files?.[0];
  try {
    const result = await read(await (input ? upload(form.action, data, sending) : post(form.action, data)));
    if (input && result.state === 'invalid') noteFileError(file, result.errors[input.name]);
    return result;
  } catch {
    if (signal.aborted) return { state: 'cancelled' };
    if (!input || !(await isUnreadable(file))) return { state: 'failed', code: 'offline' };
    noteFileError(file, 'file-damaged');
    return { state: 'invalid', errors: { [input.name]: 'file-damaged' } };
  }
}

/** Leaves out fields that browser extensions add to the form. */
function ownData(form: HTMLFormElement, fields: readonly string[]): FormData {
  const data = new FormData(form);
  const names = [...fields, ...Object.values(hiddenFields)];
  for (const name of new Set(data.keys())) if (!names.includes(name)) data.delete(name);
  return data;
}

function post(action: string, data: FormData): Promise<Response> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(texts),
    signal: AbortSignal.timeout(responseTimeoutMs),
  });
}

/** Throws if the connection is lost or the visitor cancels. `fetch` does not report the progress of an upload. */
function upload(url: string, data: FormData, { signal, onProgress }: UploadOptions): Promise<Response> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  let timer: number | undefined;
  return new Promise<Response>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(abort, stallTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(loaded, total);
    });
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new Error('The connection was lost')));
    request.addEventListener('abort', () => reject(new Error('The upload was stopped')));
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(data);
    onProgress(0, 0);
    wait();
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  });
}

/** A proxy may respond instead of the server, and not in JSON. */
async function read(response: Response): Promise<SubmitResponse> {
  const json: Partial<SubmitResponse> = await response.json().catch(() => ({}));
  return isSubmitResponse(json) ? json : { state: 'failed', code: codes[response.status] ?? 'error' };
}

function isSubmitResponse(json: Partial<SubmitResponse>): json is SubmitResponse {
  if (json.state === 'failed') return submitErrorCodes.some((code) => code === json.code);
  return json.state === 'sent' || json.state === 'invalid';
}

const codes: Record<number, SubmitErrorCode> = {
  413: 'too-large',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
