import { extname } from 'node:path';
import { answerBy } from '#forms/working-days.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-dates.ts';
import * as email from '#mails/email.ts';
import type { Messages } from '../content.ts';
import type { PrivacyNotification } from '../messages/enqueue.ts';
import type { Submission } from '../messages/submission-details.ts';
import { type Mail, mailOf, visitorAddress } from './mail.ts';
import { countryName, valueRows } from './value-rows.ts';

/** All that was written, and how to answer. A file stays in the store. */
export function staffMail(submission: Submission, messages: Messages): Mail {
  const { reference, form, language, created_at, consents, file } = submission;
  const { warnings = [] } = file ?? {};
  const { staff, received, reference: label } = messages.mails;
  const visitor = visitorAddress(submission);
  const title = staff.subject[form];
  const subject = [title, countryName(submission, messages)].filter(Boolean).join(' · ');
  return mailOf(messages, {
    title,
    subject,
    reference,
    language,
    replyTo: visitor,
    blocks: [
      email.heading(title),
      email.reference(label, reference),
      email.paragraph(staff.promise.replace('…', formatRiyadhDay(language, answerBy(created_at)))),
      email.paragraph(visitor ? staff.reply : staff.replyWithoutAddress),
      email.heading(staff.values),
      email.table([
        ...valueRows(submission, messages),
        ...warnings.map((code) => email.row(staff.warnings, warningText(code, messages))),
        email.row(staff.consent, consents.some(({ given }) => given) ? staff.ticked : staff.empty),
        email.row(received, formatRiyadhMoment(language, created_at)),
      ]),
      ...fileBlocks(submission, messages),
    ],
  });
}

export function warningText(code: string, { mails }: Pick<Messages, 'mails'>): string {
  const texts: Partial<Record<string, string>> = mails.staff.fileWarnings;
  return texts[code] ?? mails.staff.fileWarnings.unknown;
}

/** Names only the reference, and what is to be done. */
export function notificationMail(notification: PrivacyNotification, messages: Messages): Mail {
  const { action, reference, language, at } = notification;
  const { notice, reference: label } = messages.mails;
  const subject = notice.subject[action];
  return mailOf(messages, {
    subject,
    reference,
    language,
    blocks: [
      email.heading(subject),
      email.reference(label, reference),
      email.paragraph(notice.text[action]),
      email.table([email.row(notice.at, formatRiyadhMoment(language, at))]),
      ...(action === 'correct' ? [email.command(`npm run inbox -- show ${reference}`)] : []),
    ],
  });
}

function fileBlocks({ file, reference }: Submission, { mails }: Messages): email.EmailBlock[] {
  if (!file) return [];
  // Only the extension: the line is pasted into a shell.
  const [ending = ''] = /^\.\w{1,5}$/.exec(extname(file.name)) ?? [];
  const command = `npm run inbox -- resume ${reference} --out ${reference}${ending}`;
  return [email.paragraph(mails.staff.getFile), email.command(command)];
}
