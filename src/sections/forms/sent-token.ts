/** The token of the message that was sent from this step of the history; undefined where none was. */
export function sentToken(): string | undefined {
  return (history.state as { sentToken?: string } | null)?.sentToken;
}

/** Saves the token of a message that has arrived, and nothing else of it, with this step of the history. */
export function saveSentToken(form: HTMLFormElement): void {
  const token = new FormData(form).get('token');
  if (token) history.replaceState({ ...history.state, sentToken: token }, '');
}
