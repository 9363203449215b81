import { type FailureCode, failureCodes } from '../../../forms/failures.ts';
import type { Problems } from '../../../forms/form.ts';
import { lostFile } from './resume-check.client.ts';

/** What the server says to a form that was sent by script. A ticket comes where the old one has run out. */
export type Answer =
  | { state: 'sent'; next: string }
  | { state: 'refused'; problems: Problems; ticket?: string }
  | { state: 'failed'; code: FailureCode; ticket?: string }
  /** By the visitor, while a file was on its way. */
  | { state: 'cancelled' };

/** Milliseconds. */
const patience = 60_000;

/** Sends a form once, and always comes back with an answer. */
export async function post(form: HTMLFormElement, proof: string | undefined): Promise<Answer> {
  const data = new FormData(form);
  if (proof) data.set('altcha', proof);
  // What a browser fills into the field that people do not see is no robot's work.
  const trap = form.elements.namedItem('companyFax') as HTMLInputElement;
  if (trap.matches(':autofill')) data.set('companyFax', '');
  try {
    const send =
      form.enctype === 'multipart/form-data' ? (await import('./upload.client.ts')).upload : fetchTexts;
    const response = await send(form, data);
    return response ? await read(response) : { state: 'cancelled' };
  } catch {
    const problems = await lostFile(form);
    return problems ? { state: 'refused', problems } : { state: 'failed', code: 'offline' };
  }
}

function fetchTexts({ action }: HTMLFormElement, data: FormData): Promise<Response> {
  return fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: encoded(data),
    signal: AbortSignal.timeout(patience),
  });
}

function encoded(data: FormData): URLSearchParams {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(texts);
}

/** A proxy in front of the server may answer in its place, and not in JSON. */
async function read(response: Response): Promise<Answer> {
  const answer: Partial<Answer> = await response.json().catch(() => ({}));
  if (answer.state === 'sent' || answer.state === 'refused') return answer as Answer;
  if (answer.state === 'failed' && failureCodes.includes(answer.code as FailureCode)) return answer as Answer;
  return { state: 'failed', code: codes[response.status] ?? 'error' };
}

const codes: Record<number, FailureCode> = {
  413: 'too-large',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
