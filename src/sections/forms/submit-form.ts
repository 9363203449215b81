import type { FormStatus } from './form-reducer.ts';
import type { FormSession } from './form-session.ts';
import { controlValue } from './form-values.ts';

export interface Submission {
  form: HTMLFormElement;
  /** The form's code; rejects where it does not come. */
  load: () => Promise<FormSession>;
  signal: AbortSignal;
  onSending: (status: FormStatus) => void;
  /** In the place of one that is too old. */
  onToken: (token: string) => void;
  /** The page is left for the thanks, or for the server's answer. */
  onLeave: () => void;
}

/** Checks a form and sends it once. Always comes back with what has become of it. */
export async function submitForm(submission: Submission): Promise<FormStatus> {
  const session = await submission.load().catch(() => undefined);
  if (!session) return submitByBrowser(submission);
  return sendBySession(session, submission).catch(() => ({ state: 'failed', code: 'error' }));
}

async function sendBySession(session: FormSession, submission: Submission): Promise<FormStatus> {
  const { form, signal, onSending, onToken, onLeave } = submission;
  const { errors } = await session.validate();
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors };
  onSending({ state: 'sending' });
  const answer = await session.send({
    signal,
    onProgress: (progress) => onSending({ state: 'sending', progress }),
  });
  if (answer.state === 'cancelled') return { state: 'idle', isCancelled: true };
  if (answer.state === 'sent') {
    saveSentToken(form);
    onLeave();
    location.assign(answer.next);
    return { state: 'sent' };
  }
  if (answer.token) onToken(answer.token);
  if (answer.state === 'failed') return { state: 'failed', code: answer.code };
  return { state: 'invalid', errors: answer.errors };
}

/** The browser sends the form by itself, unless it could only show its page for "no connection". */
function submitByBrowser({ form, onLeave }: Submission): FormStatus {
  if (!navigator.onLine) return { state: 'failed', code: 'offline' };
  onLeave();
  form.submit();
  return { state: 'sending' };
}

/** The token of the message that was sent from this step of the history; undefined where none was. */
export function readSentToken(): string | undefined {
  return history.state?.sentToken;
}

/** Saves the token of a message that has arrived, and nothing else of it, with this step of the history. */
function saveSentToken(form: HTMLFormElement): void {
  const sentToken = controlValue(form, 'token');
  if (sentToken) history.replaceState({ ...history.state, sentToken }, '');
}
