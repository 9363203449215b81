import { createHmac } from 'node:crypto';
import type { FailedAttempt } from '#server/outbox/outbox.ts';
import type { DeliveryContent } from './mail-for.ts';

/** Signs and sends as https://www.standardwebhooks.com requires (docs/webhook.md). Resolves to the failure, if any. */
export async function callWebhook(
  { url, secret }: { url: string; secret: string },
  id: string,
  event: object,
  now: number,
  timeoutMs = 15_000,
): Promise<FailedAttempt | undefined> {
  const body = JSON.stringify(event);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(secret, id, body, now) },
      body,
      // Redirects are not followed, because data goes only to the URL in the settings.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    const gone = response.status === 410;
    const detail = `status ${response.status}`;
    return { reason: gone ? 'webhook-gone' : 'webhook-refused', detail, permanent: gone };
  } catch (error) {
    const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { reason, detail: cause instanceof Error ? cause.message : message, permanent: false };
  }
}

/** The secret is `whsec_` followed by the key in base64. */
export function signedHeaders(secret: string, id: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The event of a withdrawal or an erasure carries no data: the receiver finds its record by the reference. */
export function eventOf({ submission, request }: DeliveryContent) {
  const timestamp = (at: number) => new Date(at).toISOString();
  if (request && request.action !== 'correct') {
    const type = request.action === 'erase' ? 'submission.erased' : 'submission.withdrawn';
    const { reference, form, at } = request;
    return { type, timestamp: timestamp(at), data: { reference, form } };
  }
  if (!submission) throw new Error('There is no submission to tell of');
  const { reference, form, language, created_at, fields } = submission;
  return {
    type: request ? 'submission.corrected' : 'submission.accepted',
    timestamp: timestamp(request?.at ?? created_at),
    data: { reference, form, language, createdAt: timestamp(created_at), values: fields },
  };
}
