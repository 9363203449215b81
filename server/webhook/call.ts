import type { FailedTry } from '../outbox/mark.ts';
import type { Event } from './event.ts';
import { signedHeaders } from './sign.ts';

export interface Webhook {
  url: string;
  secret: string;
}

/** Tells another system of a message, or of what became of one: see `postEvent`. */
export function callWebhook(
  webhook: Webhook,
  id: string,
  event: Event,
  now: number,
  patience?: number,
): Promise<FailedTry | undefined> {
  const { type, ...rest } = event;
  return postEvent(webhook, { type, id, ...rest }, now, patience);
}

/**
 * Posts an event, signed; answers what went wrong, or undefined when the other system took it (2xx).
 * @param event its id is for the receiver to drop what came twice
 * @param patience milliseconds
 */
export async function postEvent(
  { url, secret }: Webhook,
  event: { type: string; id: string },
  now: number,
  patience = 10_000,
): Promise<FailedTry | undefined> {
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(secret, event.id, body, now) },
      body,
      // To another place than the one in the settings nothing is sent.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    const gone = answer.status === 410;
    const detail = `answered ${answer.status}`;
    return { reason: gone ? 'webhook-gone' : 'webhook-answer', detail, permanent: gone };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const reason = name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { reason, detail: cause instanceof Error ? cause.message : message, permanent: false };
  }
}
