import type { Language } from '../../src/language/languages.ts';
import type { Store } from '../database/open.ts';
import type { DeliveryKind, OutboxRow } from '../database/tables.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import { smtpFailure } from '../mail/failure.ts';
import { type Mail, visitorAddress } from '../mail/mail.ts';
import { staffMail } from '../mail/staff-mail.ts';
import type { Mailer } from '../mail/transport.ts';
import type { Words } from '../mail/words.ts';
import { claimDue } from '../outbox/claim.ts';
import { type FailedTry, markFailedTry, markSent } from '../outbox/mark.ts';
import type { FormSettings } from '../settings.ts';
import { readSubmission, type StoredSubmission } from '../submissions/stored.ts';
import { callWebhook } from '../webhook/call.ts';
import { receiversOf } from './route.ts';

/** What delivering needs. Without a mailer mails wait, without a webhook's address its rows do. */
export interface DeliveryParts {
  store: Store;
  settings: Pick<FormSettings, 'siteUrl' | 'mailTo' | 'mailRoutes' | 'webhookUrl' | 'webhookSecret'>;
  words: Record<Language, Words>;
  mailer: Mailer | undefined;
  /** Takes lines for the operator, without personal data. */
  log(line: string): void;
  now(): number;
  /** A name that no other worker has. */
  worker: string;
}

/** Milliseconds: longer than the longest that sending takes (mail/transport.ts, webhook/call.ts). */
const lease = 120_000;
/** Deliveries at a time: mail servers let few connections in at once. */
const atOnce = 5;

/** Takes a few due deliveries, sends and marks them, and answers how many there were. */
export async function deliverOnce(parts: DeliveryParts): Promise<number> {
  const { store, worker, now } = parts;
  const rows = await claimDue(store, { worker, now: now(), lease, limit: atOnce, kinds: kindsOf(parts) });
  const ends = await Promise.allSettled(rows.map((row) => deliver(parts, row)));
  // The store failed while one was marked: its lease runs out, and it is sent again under the same Message-ID.
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  return rows.length;
}

function kindsOf({ mailer, settings }: DeliveryParts): DeliveryKind[] {
  const { webhookUrl, webhookSecret } = settings;
  return [
    ...(mailer ? (['staff-mail', 'confirmation-mail'] as const) : []),
    ...(webhookUrl && webhookSecret ? (['webhook'] as const) : []),
  ];
}

async function deliver(parts: DeliveryParts, row: OutboxRow) {
  const { store, log, now } = parts;
  const submission = await readSubmission(store, row.submission_id);
  // Erased since it was claimed, and its row with it.
  if (!submission) return;
  const failure = await trySending(parts, row, submission);
  if (!failure) return markSent(store, row, now());
  const state = await markFailedTry(store, row, failure, now());
  const { reference } = submission;
  if (state === 'failed') {
    log(
      `DELIVERY FAILED for good: ${row.kind} of ${reference}, ${failure.reason} in try ${row.attempts}. ` +
        `See: npm run inbox -- show ${reference}; send again: npm run inbox -- retry ${reference}`,
    );
  } else if (state === 'due') {
    log(
      `${row.kind} of ${reference} was not taken (${failure.reason}, try ${row.attempts}): it is tried again.`,
    );
  }
}

/** Sends one delivery; answers what went wrong, or undefined. */
async function trySending(
  parts: DeliveryParts,
  row: OutboxRow,
  submission: StoredSubmission,
): Promise<FailedTry | undefined> {
  const { settings, mailer, now } = parts;
  const { webhookUrl: url, webhookSecret: secret } = settings;
  try {
    if (row.kind === 'webhook') {
      return url && secret ? await callWebhook({ url, secret }, row.id, submission, now()) : undefined;
    }
    const { mail, receivers } = mailFor(row.kind, submission, parts);
    if (!receivers) return { reason: 'rejected-address', detail: 'no receiver', permanent: true };
    await mailer?.send(mail, { id: row.id, receivers });
    return undefined;
  } catch (error) {
    return smtpFailure(error, row.kind === 'confirmation-mail');
  }
}

function mailFor(
  kind: 'staff-mail' | 'confirmation-mail',
  submission: StoredSubmission,
  { settings, words }: DeliveryParts,
): { mail: Mail; receivers: string | undefined } {
  const own = words[submission.language];
  if (kind === 'staff-mail') {
    return { mail: staffMail(submission, own), receivers: receiversOf(submission, settings) };
  }
  return {
    mail: confirmationMail(submission, own, settings.siteUrl),
    receivers: visitorAddress(submission)?.address,
  };
}
