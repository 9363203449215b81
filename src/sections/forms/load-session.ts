import type { FormSession } from './form-session.ts';

/** Longer than any line takes that still works; then the browser sends the form by itself. */
const loadTimeoutMs = 10_000;

/** The code of a form, and its challenge on the way. Rejects where the code does not come in time. */
export async function loadSession(form: HTMLFormElement | null): Promise<FormSession> {
  const { startSession } = await Promise.race([import('./form-session.ts'), timeout(loadTimeoutMs)]);
  if (!form) throw new Error('The form is gone');
  return startSession(form);
}

function timeout(delayMs: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, delayMs, new Error('It did not come in time')));
}
