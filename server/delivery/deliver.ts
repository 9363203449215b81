import type { DeliveryKind, OutboxRow } from '#server/database/tables.ts';
import type { Log } from '#server/lib/log.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import { type Mailer, smtpFailure } from '#server/mail/mailer.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import {
  claimQueued,
  dropDelivery,
  type FailedAttempt,
  markFailedAttempt,
  markSent,
} from '#server/outbox/outbox.ts';
import { type DeliveryContent, type MailDeps, mailFor, readDelivery } from './mail-for.ts';
import { callWebhook, eventOf } from './webhook-call.ts';

/** Mails wait while there is no mailer, webhook deliveries while there is no URL. */
export interface DeliveryDeps extends MailDeps {
  mailer: Mailer | undefined;
  log: Log;
  metrics: Metrics;
  worker: string;
}

/** A lease lasts longer than sending can take (mail/mailer.ts, delivery/webhook-call.ts). */
const leaseMs = 120_000;
/** Mail servers allow few connections at once. */
const maxConcurrentDeliveries = 5;

const staffMails: DeliveryKind[] = ['staff-mail', 'privacy-request', 'daily-digest'];
const visitorMails: DeliveryKind[] = ['confirmation-mail', 'access-link', 'decline-reply'];

/** Claims, sends and marks a few queued deliveries. Resolves to their number. */
export async function deliverOnce(deps: DeliveryDeps): Promise<number> {
  const { store, worker, now, mailer, settings } = deps;
  const kinds: DeliveryKind[] = mailer ? [...staffMails, ...visitorMails] : [];
  if (settings.webhookUrl && settings.webhookSecret) kinds.push('webhook');
  const claim = { worker, now: now(), leaseMs, limit: maxConcurrentDeliveries, kinds };
  const rows = await claimQueued(store, claim);
  const ends = await Promise.allSettled(rows.map((row) => deliver(deps, row)));
  // The database failed after a delivery was sent. It is sent again after its lease, with the same Message-ID.
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  return rows.length;
}

async function deliver(deps: DeliveryDeps, row: OutboxRow) {
  const { store, now, log, metrics } = deps;
  const content = await readDelivery(deps, row);
  // Nobody needs it any more: the submission was erased, withdrawn or answered after the delivery was queued.
  if (!content) return dropDelivery(store, row);
  const failure = await trySending(deps, row, content);
  metrics.delivery(row.kind, failure?.reason ?? 'sent');
  if (!failure) return markSent(store, row, now());
  const state = await markFailedAttempt(store, row, failure, now());
  const { request, submission, digest } = content;
  const reference = request?.reference ?? submission?.reference ?? digest?.day;
  const fields = { delivery: row.kind, reference, reason: failure.reason, attempt: row.attempts };
  const name = `${row.kind} of ${reference}`;
  const why = `${failure.reason}, attempt ${row.attempts}`;
  if (state === 'failed') {
    const isErased = row.submission_id === null;
    const see = isErased ? 'To' : `To see why: ${staffCommand('inbox', `show ${reference}`)}; to`;
    const retry = staffCommand('inbox', `retry ${isErased ? '--all' : reference}`);
    log.error(fields, `A delivery failed permanently: ${name} (${why}). ${see} send it again: ${retry}`);
  } else if (state === 'queued') {
    log.warn(fields, `${name} could not be delivered (${why}). The site will try again.`);
  }
}

async function trySending(
  deps: DeliveryDeps,
  row: OutboxRow,
  content: DeliveryContent,
): Promise<FailedAttempt | undefined> {
  const { webhookUrl: url = '', webhookSecret: secret = '' } = deps.settings;
  try {
    if (row.kind === 'webhook')
      return await callWebhook({ url, secret }, row.id, eventOf(content), deps.now());
    const { mail, receivers } = mailFor(row, content, deps);
    if (!receivers) return { reason: 'rejected-address', detail: 'no receiver', permanent: true };
    await deps.mailer?.send(mail, { id: row.id, receivers });
    return undefined;
  } catch (error) {
    return smtpFailure(error, visitorMails.includes(row.kind));
  }
}
