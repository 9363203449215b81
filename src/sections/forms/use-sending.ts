import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#forms/form-definition.ts';
import { keepIntent } from '#forms/keep-intent.ts';
import type { FormStatus } from './form-state.ts';
import { saveSentToken, type useFormSession } from './use-form-session.ts';

/** Sends a form, one message at a time, and says what has become of it. */
export function useSending(
  first: FormStatus,
  { begin, setToken }: ReturnType<typeof useFormSession>,
  onProblems: (errors: FieldErrors) => void,
) {
  const [status, setStatus] = useState(first);
  const isBusy = useRef(false);
  const upload = useRef<AbortController>(undefined);

  useEffect(() => {
    // The browser may bring a page back as it was left, in the middle of sending.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setStatus((last) => (last.state === 'sending' || last.state === 'sent' ? { state: 'editing' } : last));
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  return { status, onSubmit, cancel: () => upload.current?.abort() };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === keepIntent.name) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus({ state: 'sending' });
    attempt(event.currentTarget).then((next) => {
      isBusy.current = next.state === 'sent';
      setStatus(next);
    });
  }

  async function attempt(form: HTMLFormElement): Promise<FormStatus> {
    const session = await begin().catch(() => undefined);
    if (!session) return withoutCode(form);
    const errors = await session.errors();
    onProblems(errors);
    if (Object.keys(errors).length > 0) return { state: 'invalid', errors };
    upload.current = new AbortController();
    const answer = await session.send({
      signal: upload.current.signal,
      onProgress: (progress) => setStatus({ state: 'sending', progress }),
    });
    if (answer.state === 'cancelled') return { state: 'editing', cancelled: true };
    if (answer.state === 'sent') {
      saveSentToken(form);
      location.assign(answer.next);
      return { state: 'sent' };
    }
    if (answer.token) setToken(answer.token);
    if (answer.state === 'failed') return { state: 'failed', code: answer.code };
    onProblems(answer.errors);
    return { state: 'invalid', errors: answer.errors };
  }
}

/** The browser sends the form by itself, unless it could only show its page for "no connection". */
function withoutCode(form: HTMLFormElement): FormStatus {
  if (!navigator.onLine) return { state: 'failed', code: 'offline' };
  form.submit();
  return { state: 'sent' };
}
