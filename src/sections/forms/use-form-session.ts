import { type Dispatch, type RefObject, useRef } from 'react';
import type { FormAction } from './form-reducer.ts';
import type { FormSession } from './form-session.ts';
import { readValues } from './form-values.ts';
import { loadSession } from './load-session.ts';

/** A form's code, fetched at the first touch, and what it finds in the fields. */
export function useFormSession(form: RefObject<HTMLFormElement | null>, dispatch: Dispatch<FormAction>) {
  const session = useRef<Promise<FormSession>>(undefined);

  /** What fails is fetched anew at the next touch. */
  function load(): Promise<FormSession> {
    session.current ??= loadSession(form.current);
    session.current.then(offerToken, () => {
      session.current = undefined;
    });
    return session.current;
  }

  /** The challenge's, for a form that was served without one. */
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
      .catch(ignore);
  }

  return { load, read, loadAndCheck };
}

const ignore = () => undefined;
