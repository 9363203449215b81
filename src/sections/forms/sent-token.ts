import { controlValue } from './form-values.ts';

/** The token of the message that was sent from this step of the history; undefined where none was. */
export function readSentToken(): string | undefined {
  return (history.state as { sentToken?: string } | null)?.sentToken;
}

/** Saves the token of a message that has arrived, and nothing else of it, with this step of the history. */
export function saveSentToken(form: HTMLFormElement): void {
  const sentToken = controlValue(form, 'token');
  if (sentToken) history.replaceState({ ...history.state, sentToken }, '');
}
