import type { FailedAttempt } from '../outbox/mark-delivery.ts';
import type { Event } from './webhook-event.ts';
import { signedHeaders } from './webhook-signature.ts';

interface Webhook {
  url: string;
  secret: string;
}

/**
 * Sends a signed event. Resolves to the failure, or to undefined on 2xx.
 * @param id lets the receiver drop duplicates
 */
export async function callWebhook(
  { url, secret }: Webhook,
  id: string,
  { type, ...facts }: Event,
  now: number,
  timeoutMs = 10_000,
): Promise<FailedAttempt | undefined> {
  const body = JSON.stringify({ type, id, ...facts });
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(secret, id, body, now) },
      body,
      // Nothing is sent to a URL that is not in the settings.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
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
