import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormSession } from './form-session.ts';

/** A form's code, fetched at its first touch, and its token. What fails is fetched anew at the next touch. */
export function useFormSession(form: RefObject<HTMLFormElement | null>, firstToken = '') {
  const [token, setToken] = useState(firstToken);
  const session = useRef<Promise<FormSession>>(undefined);
  // Back from the thanks, the same message may be sent again: under the same token it is the same one.
  useEffect(() => setToken((served) => sentToken() ?? served), []);
  return { token, setToken, begin, begun: () => session.current };

  function begin(): Promise<FormSession> {
    session.current ??= start();
    session.current.catch(() => {
      session.current = undefined;
    });
    return session.current;
  }

  async function start() {
    const { startSession } = await import('./form-session.ts');
    if (!form.current) throw new Error('The form is gone');
    const started = startSession(form.current);
    started.token().then((fresh) => setToken((known) => known || fresh || ''));
    return started;
  }
}

/** The token of the message that was sent from this step of the history; undefined where none was. */
function sentToken(): string | undefined {
  return (history.state as { sentToken?: string } | null)?.sentToken;
}

/** Saves the token of a message that has arrived, and nothing else of it, with this step of the history. */
export function saveSentToken(form: HTMLFormElement): void {
  const token = new FormData(form).get('token');
  if (token) history.replaceState({ ...history.state, sentToken: token }, '');
}
