import type { Language } from '#i18n/languages.ts';
import type { Messages } from '../content.ts';
import type { OutboxRow } from '../database/tables.ts';
import { type Mail, visitorAddress } from '../mail/mail.ts';
import { notificationMail, staffMail } from '../mail/office-mails.ts';
import { confirmationMail, linkMail } from '../mail/visitor-mails.ts';
import { createPersonalLink } from '../privacy/personal-link.ts';
import type { Route, Settings } from '../settings/settings.ts';
import type { DeliverySubject } from './delivery-subject.ts';
import type { Submission } from './submission-details.ts';

export interface MailDeps {
  settings: Pick<Settings, 'siteUrl' | 'mailTo' | 'mailRoutes'>;
  messages: Record<Language, Messages>;
  secret: string;
}

export function mailFor(
  { kind, created_at }: OutboxRow,
  subject: DeliverySubject,
  { settings, messages, secret }: MailDeps,
): { mail: Mail; receivers: string | undefined } {
  const { notification, submission } = subject;
  if (notification) {
    const { country, reason: reasonForContact, form } = notification;
    const receivers = receiversOf({ form, fields: { country, reasonForContact } }, settings);
    return { mail: notificationMail(notification, messages[notification.language]), receivers };
  }
  const own = messages[submission.language];
  if (kind === 'staff-mail') {
    return { mail: staffMail(submission, own), receivers: receiversOf(submission, settings) };
  }
  // Not from this attempt's time: a mail that comes twice says the same.
  const link = createPersonalLink(settings.siteUrl, secret, submission, created_at);
  const mail =
    kind === 'link-mail'
      ? linkMail(submission, own, link)
      : confirmationMail(submission, own, settings.siteUrl, link);
  return { mail, receivers: visitorAddress(submission)?.address };
}

/** The first setting wins: for the reason, the country, the form, or MAIL_TO. */
export function receiversOf(
  { fields, form }: Pick<Submission, 'fields' | 'form'>,
  { mailTo, mailRoutes }: Pick<Settings, 'mailTo' | 'mailRoutes'>,
) {
  const routes = [fields.reasonForContact, fields.country, form] as (Route | undefined)[];
  return routes.map((route) => route && mailRoutes[route]).find(Boolean) ?? mailTo;
}
