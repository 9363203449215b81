import type { OutboxRow } from '../database/tables.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import { linkMail } from '../mail/link-mail.ts';
import { type Mail, visitorAddress } from '../mail/mail.ts';
import { noticeMail } from '../mail/notification-mail.ts';
import { staffMail } from '../mail/staff-mail.ts';
import { ownLink } from '../submissions/personal-link.ts';
import type { DeliveryDeps } from './deliver.ts';
import type { Told } from './delivery-subject.ts';
import { receiversOf } from './receivers.ts';

type MailDeps = Pick<DeliveryDeps, 'settings' | 'words' | 'secret'>;

/** The mail of a delivery, and who gets it; no receivers where there is nobody. */
export function mailFor(
  { kind, created_at }: OutboxRow,
  told: Told,
  { settings, words, secret }: MailDeps,
): { mail: Mail; receivers: string | undefined } {
  const { notice, submission } = told;
  if (notice) {
    const { country, reason: reasonForContact, form } = notice;
    const receivers = receiversOf({ form, values: { country, reasonForContact } }, settings);
    return { mail: noticeMail(notice, words[notice.language]), receivers };
  }
  const own = words[submission.language];
  if (kind === 'staff-mail') {
    return { mail: staffMail(submission, own), receivers: receiversOf(submission, settings) };
  }
  // Not from the moment of this try: a mail that comes twice says the same.
  const link = ownLink(settings.siteUrl, secret, submission, created_at);
  const mail =
    kind === 'link-mail'
      ? linkMail(submission, own, link)
      : confirmationMail(submission, own, settings.siteUrl, link);
  return { mail, receivers: visitorAddress(submission)?.address };
}
