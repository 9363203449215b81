import type { Language } from '#i18n/languages.ts';
import type { Messages } from '#server/content/site-content.ts';
import type { OutboxRow } from '#server/database/tables.ts';
import { type Mail, senderAddress } from '#server/mail/mail.ts';
import { accessLinkMail, confirmationMail, declineReplyMail } from '#server/mail/sender-mails.ts';
import { dailyDigestMail, privacyRequestMail, staffMail } from '#server/mail/staff-mails.ts';
import { linkPath, signLink, validUntilOf } from '#server/private-page/signed-links.ts';
import type { Settings } from '#server/settings/settings.ts';
import { type DailyDigest, type DigestDeps, readDailyDigest } from '#server/submissions/daily-digest.ts';
import type { PrivacyRequest } from '#server/submissions/privacy-request.ts';
import { receiversOf } from '#server/submissions/receivers.ts';
import type { LinkKind } from '#server/submissions/signed-tokens.ts';
import { findSubmissionDetails, type MailedSubmission } from '#server/submissions/submission-details.ts';

export interface MailDeps extends DigestDeps {
  settings: Pick<
    Settings,
    'siteUrl' | 'mailTo' | 'mailRoutes' | 'mailLanguage' | 'webhookUrl' | 'webhookSecret'
  >;
  messages: Record<Language, Messages>;
  secret: string;
}

export interface DeliveryContent {
  submission?: MailedSubmission | undefined;
  request?: PrivacyRequest;
  digest?: DailyDigest;
}

/** Resolves to undefined if the row must no longer be delivered. */
export async function readDelivery(deps: DigestDeps, row: OutboxRow): Promise<DeliveryContent | undefined> {
  if (row.kind === 'daily-digest') {
    const digest = await readDailyDigest(deps, row);
    return digest && { digest };
  }
  const id = row.submission_id;
  const submission = id === null ? undefined : await findSubmissionDetails(deps.store.database, id);
  const open = submission && (submission.withdrawn_at === null || row.kind === 'access-link');
  if (row.privacy_request === null) return open ? { submission } : undefined;
  const request: PrivacyRequest = JSON.parse(row.privacy_request);
  return request.action === 'correct' && !open ? undefined : { submission, request };
}

/** Returns a row's mail. `receivers` is undefined if no address of the office or the sender is known. */
export function mailFor(
  { kind, created_at }: OutboxRow,
  { digest, request, submission }: DeliveryContent,
  { settings, messages, secret }: MailDeps,
): { mail: Mail; receivers: string | undefined } {
  // Links use the time of the event, not of this attempt, so that a repeated mail is the same.
  const linkTo = (to: LinkKind, language: Language, id: string) =>
    settings.siteUrl + linkPath(to, language, signLink(secret, to, id, created_at));
  if (digest) {
    const language = settings.mailLanguage;
    const mail = dailyDigestMail(digest, messages[language], ({ id }) => linkTo('staff', language, id));
    return { mail, receivers: digest.address };
  }
  if (request) {
    const { country, reason: reasonForContact, form } = request;
    const receivers = receiversOf({ form, fields: { country, reasonForContact } }, settings);
    return { mail: privacyRequestMail(request, messages[request.language]), receivers };
  }
  if (!submission) throw new Error('There is no submission to tell of');
  const { id, language, fields } = submission;
  const texts = messages[language];
  if (kind === 'staff-mail') {
    const url = linkTo('staff', language, id);
    const mail = staffMail(submission, texts, (status) => `${url}&status=${status}`);
    return { mail, receivers: receiversOf(submission, settings) };
  }
  const receivers = senderAddress(fields)?.address;
  if (kind === 'decline-reply') return { mail: declineReplyMail(submission, texts), receivers };
  const link = {
    url: linkTo('data-subject', language, id),
    validUntil: validUntilOf('data-subject', created_at),
  };
  const mail =
    kind === 'access-link'
      ? accessLinkMail(submission, texts, link)
      : confirmationMail(submission, texts, settings.siteUrl, link);
  return { mail, receivers };
}
