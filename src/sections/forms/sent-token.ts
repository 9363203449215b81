import { hiddenValue } from './form-values.ts';

/** Returns the token of the submission that was sent from this history entry; undefined if none was. */
export function readSentToken(): string | undefined {
  return history.state?.sentToken;
}

export function saveSentToken(form: HTMLFormElement): void {
  const sentToken = hiddenValue(form, 'token');
  if (sentToken) history.replaceState({ ...history.state, sentToken }, '');
}
