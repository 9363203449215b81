import type { Language } from '#i18n/languages.ts';
import type { OutboxRow } from '#server/database/tables.ts';
import type { Messages } from '#server/lib/content.ts';
import { type Mail, visitorAddress } from '#server/mail/mail.ts';
import { dailyDigestMail, privacyNoticeMail, staffMail } from '#server/mail/staff-mails.ts';
import { accessLinkMail, confirmationMail, declineReplyMail } from '#server/mail/visitor-mails.ts';
import type { Settings } from '#server/settings/settings.ts';
import { receiversOf } from '#server/submissions/receivers.ts';
import { linkPath, signLink, validUntilOf } from '#server/submissions/signed-tokens.ts';
import type { Submission } from '#server/submissions/submission-details.ts';
import type { DeliverySubject } from './delivery-subject.ts';

export interface MailDeps {
  settings: Pick<Settings, 'siteUrl' | 'mailTo' | 'mailRoutes' | 'mailLanguage'>;
  messages: Record<Language, Messages>;
  secret: string;
}

export function mailFor(
  row: OutboxRow,
  { digest, notification, submission }: DeliverySubject,
  deps: MailDeps,
): { mail: Mail; receivers: string | undefined } {
  const { settings, messages, secret } = deps;
  // Not from this attempt's time: a mail that comes twice says the same.
  const statusUrl = (language: Language, id: string) =>
    settings.siteUrl + linkPath('staff', language, signLink(secret, 'staff', id, row.created_at));
  if (digest) {
    const language = settings.mailLanguage;
    const mail = dailyDigestMail(digest, messages[language], language, ({ id }) => statusUrl(language, id));
    return { mail, receivers: digest.address };
  }
  if (notification) {
    const { country, reason: reasonForContact, form } = notification;
    const receivers = receiversOf({ form, fields: { country, reasonForContact } }, settings);
    return { mail: privacyNoticeMail(notification, messages[notification.language]), receivers };
  }
  if (row.kind === 'staff-mail') {
    const { id, language } = submission;
    const url = statusUrl(language, id);
    const mail = staffMail(submission, messages[language], (status) => `${url}&status=${status}`);
    return { mail, receivers: receiversOf(submission, settings) };
  }
  return { mail: visitorMail(row, submission, deps), receivers: visitorAddress(submission)?.address };
}

function visitorMail(
  { kind, created_at }: OutboxRow,
  submission: Submission,
  { settings, messages, secret }: MailDeps,
): Mail {
  const own = messages[submission.language];
  const { id, language } = submission;
  const url =
    settings.siteUrl + linkPath('data-subject', language, signLink(secret, 'data-subject', id, created_at));
  const link = { url, validUntil: validUntilOf('data-subject', created_at) };
  if (kind === 'access-link') return accessLinkMail(submission, own, link);
  if (kind === 'decline-reply') return declineReplyMail(submission, own);
  return confirmationMail(submission, own, settings.siteUrl, link);
}
