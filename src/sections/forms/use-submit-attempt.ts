import { type Dispatch, useRef } from 'react';
import type { FormAction, SubmitStatus } from './form-reducer.ts';
import type { FormSession } from './form-session.ts';
import { nameOf, saveSentToken } from './form-values.ts';

/** Sends a form, one attempt at a time. */
export function useSubmitAttempt(load: () => Promise<FormSession>, dispatch: Dispatch<FormAction>) {
  const attempt = useRef<AbortController>(undefined);
  /** Whether the page is being left because the form was sent. */
  const isLeaving = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (attempt.current) return;
    const current = new AbortController();
    attempt.current = current;
    const isCurrent = () => attempt.current === current;
    const onSending = (status: SubmitStatus) => isCurrent() && dispatch({ type: 'sending', status });
    dispatch({ type: 'submitted' });
    const session = await load().catch(() => undefined);
    const { status, token, leave } = session
      ? await send(session, current.signal, onSending).catch(unexpected)
      : sendByBrowser();
    // Replaces a token that is too old.
    if (token) dispatch({ type: 'token-received', token });
    if (leave) {
      isLeaving.current = true;
      leave(form);
    }
    if (!isCurrent()) return;
    dispatch({ type: 'settled', status, names: [...form.elements].map(nameOf) });
    if (status.state !== 'sent') attempt.current = undefined;
  }

  const cancel = () => attempt.current?.abort();

  /** Abandons the attempt when the browser restores the page. */
  function abandon() {
    cancel();
    attempt.current = undefined;
    isLeaving.current = false;
    dispatch({ type: 'restored' });
  }

  return { submit, cancel, abandon, isLeaving };
}

interface AttemptResult {
  status: SubmitStatus;
  token?: string | undefined;
  /** Goes to the sent page, or shows the server's response. */
  leave?: (form: HTMLFormElement) => void;
}

async function send(
  session: FormSession,
  signal: AbortSignal,
  onSending: (status: SubmitStatus) => void,
): Promise<AttemptResult> {
  const { errors } = await session.validate();
  if (Object.keys(errors).length > 0) return { status: { state: 'invalid', errors } };
  onSending({ state: 'sending' });
  const onProgress = (sent: number, total: number) =>
    onSending({ state: 'sending', progress: { sent, total } });
  const response = await session.send({ signal, onProgress });
  if (response.state === 'cancelled') return { status: { state: 'idle', isCancelled: true } };
  if (response.state === 'invalid')
    return { status: { ...response, isByServer: true }, token: response.token };
  if (response.state !== 'sent') return { status: response, token: response.token };
  const leave = (form: HTMLFormElement) => {
    saveSentToken(form);
    location.assign(response.next);
  };
  return { status: { state: 'sent' }, leave };
}

const unexpected = (): AttemptResult => ({ status: { state: 'failed', code: 'error' } });

/** Lets the browser send the form, unless it could only show its error page for "no connection". */
function sendByBrowser(): AttemptResult {
  if (!navigator.onLine) return { status: { state: 'failed', code: 'offline' } };
  return { status: { state: 'sending' }, leave: (form) => form.submit() };
}
