import { type Dispatch, useRef } from 'react';
import type { FormAction } from './form-reducer.ts';
import { nameOf } from './form-values.ts';
import { type Submission, submitForm } from './submit-form.ts';

/** The sending of a form, one attempt at a time. */
export function useSubmission(load: Submission['load'], dispatch: Dispatch<FormAction>) {
  const attempt = useRef<AbortController>(undefined);
  const isLeaving = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (attempt.current) return;
    const current = new AbortController();
    attempt.current = current;
    const isCurrent = () => attempt.current === current;
    dispatch({ type: 'submitted' });
    const status = await submitForm({
      form,
      load,
      signal: current.signal,
      onSending: (sending) => isCurrent() && dispatch({ type: 'sending', status: sending }),
      onToken: (token) => dispatch({ type: 'token-received', token }),
      onLeave: () => {
        isLeaving.current = true;
      },
    });
    if (!isCurrent()) return;
    dispatch({ type: 'settled', status, names: [...form.elements].map(nameOf) });
    if (status.state !== 'sent') attempt.current = undefined;
  }

  const cancel = () => attempt.current?.abort();

  return {
    submit,
    cancel,
    /** Whether its page is about to be left because it was sent. */
    isLeaving,
    /** For a page that the browser brings back: what becomes of the attempt does not matter any more. */
    abandon() {
      cancel();
      attempt.current = undefined;
      isLeaving.current = false;
      dispatch({ type: 'restored' });
    },
  };
}
