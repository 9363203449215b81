import type { OutboxRow } from '../database/tables.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import { linkMail } from '../mail/link-mail.ts';
import { type Mail, visitorAddress } from '../mail/mail.ts';
import { notificationMail } from '../mail/notification-mail.ts';
import { staffMail } from '../mail/staff-mail.ts';
import { createPersonalLink } from '../submissions/personal-link.ts';
import type { DeliveryDeps } from './deliver.ts';
import type { DeliverySubject } from './delivery-subject.ts';
import { receiversOf } from './receivers.ts';

type MailDeps = Pick<DeliveryDeps, 'settings' | 'messages' | 'secret'>;

/** The mail of a delivery and its receivers, if there are any. */
export function mailFor(
  { kind, created_at }: OutboxRow,
  subject: DeliverySubject,
  { settings, messages, secret }: MailDeps,
): { mail: Mail; receivers: string | undefined } {
  const { notification, submission } = subject;
  if (notification) {
    const { country, reason: reasonForContact, form } = notification;
    const receivers = receiversOf({ form, values: { country, reasonForContact } }, settings);
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
