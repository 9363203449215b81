import { type Dispatch, type RefObject, useRef } from 'react';
import { useAfterPress } from '#ui/use-after-press.ts';
import type { FormAction } from './form-reducer.ts';
import type { FormSession } from './form-session.ts';
import { readValues } from './form-values.ts';

/** A working connection needs less; after it the browser sends the form without script. */
const loadTimeoutMs = 10_000;

/** Fetches a form's code at the first touch, and validates the fields with it. */
export function useFormSession(form: RefObject<HTMLFormElement | null>, dispatch: Dispatch<FormAction>) {
  const session = useRef<Promise<FormSession>>(undefined);
  const afterPress = useAfterPress();

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
  function loadAndValidate(name?: string) {
    read(name);
    load()
      .then(({ validate }) => validate())
      .then((result) => afterPress(() => dispatch({ type: 'validated', ...result })))
      .catch(() => undefined);
  }

  const leave = (name: string) => afterPress(() => dispatch({ type: 'left', name }));

  return { load, read, loadAndValidate, leave };
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
