import { type Dispatch, type RefObject, useRef } from 'react';
import type { FormAction, FormStatus } from './form-machine.ts';
import type { FormSession } from './form-session.ts';
import { controlValue, nameOf, readValues } from './form-values.ts';

/** Longer than a working line takes; then the browser sends the form without script. */
const loadTimeoutMs = 10_000;

/** Fetches a form's code at the first touch, and checks the fields with it. */
export function useFormSession(form: RefObject<HTMLFormElement | null>, dispatch: Dispatch<FormAction>) {
  const session = useRef<Promise<FormSession>>(undefined);

  /** A failed fetch is repeated at the next touch. */
  function load(): Promise<FormSession> {
    session.current ??= loadSession(form.current);
    session.current.then(offerToken, () => {
      session.current = undefined;
    });
    return session.current;
  }

  async function offerToken(started: FormSession) {
    const token = await started.token();
    if (token) dispatch({ type: 'token-offered', token });
  }

  function read(name?: string) {
    if (form.current) dispatch({ type: 'changed', values: readValues(form.current), name });
  }

  /** @param name of the field that was changed, if it was one */
  function loadAndCheck(name?: string) {
    read(name);
    load()
      .then(async ({ validate }) => dispatch({ type: 'validated', ...(await validate()) }))
      .catch(() => undefined);
  }

  return { load, read, loadAndCheck };
}

/** Sends a form, one attempt at a time. */
export function useSubmission(load: () => Promise<FormSession>, dispatch: Dispatch<FormAction>) {
  const attempt = useRef<AbortController>(undefined);
  /** Whether the page is being left because the form was sent. */
  const isLeaving = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (attempt.current) return;
    const current = new AbortController();
    attempt.current = current;
    const isCurrent = () => attempt.current === current;
    const onSending = (status: FormStatus) => isCurrent() && dispatch({ type: 'sending', status });
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

interface Sent {
  status: FormStatus;
  token?: string | undefined;
  /** Goes to the thank-you page, or shows the server's answer. */
  leave?: (form: HTMLFormElement) => void;
}

async function send(
  session: FormSession,
  signal: AbortSignal,
  onSending: (status: FormStatus) => void,
): Promise<Sent> {
  const { errors } = await session.validate();
  if (Object.keys(errors).length > 0) return { status: { state: 'invalid', errors } };
  onSending({ state: 'sending' });
  const onProgress = (sent: number, total: number) =>
    onSending({ state: 'sending', progress: { sent, total } });
  const answer = await session.send({ signal, onProgress });
  if (answer.state === 'cancelled') return { status: { state: 'idle', isCancelled: true } };
  if (answer.state !== 'sent') return { status: answer, token: answer.token };
  const leave = (form: HTMLFormElement) => {
    saveSentToken(form);
    location.assign(answer.next);
  };
  return { status: { state: 'sent' }, leave };
}

const unexpected = (): Sent => ({ status: { state: 'failed', code: 'error' } });

/** Lets the browser send the form, unless it could only show its error page for "no connection". */
function sendByBrowser(): Sent {
  if (!navigator.onLine) return { status: { state: 'failed', code: 'offline' } };
  return { status: { state: 'sending' }, leave: (form) => form.submit() };
}

/** Loads a form's code and requests its challenge. Rejects if the code does not come in time. */
async function loadSession(form: HTMLFormElement | null): Promise<FormSession> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, loadTimeoutMs, new Error('It did not come in time')),
  );
  const { startSession } = await Promise.race([import('./form-session.ts'), late]);
  if (!form) throw new Error('The form is gone');
  return startSession(form);
}

/** The token of the submission that was sent from this history entry; undefined if none was. */
export function readSentToken(): string | undefined {
  return history.state?.sentToken;
}

function saveSentToken(form: HTMLFormElement): void {
  const sentToken = controlValue(form, 'token');
  if (sentToken) history.replaceState({ ...history.state, sentToken }, '');
}
