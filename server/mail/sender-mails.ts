import type { FormValues } from '#forms/form-definition.ts';
import { fill } from '#i18n/fill.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-time.ts';
import { row } from '#lib/value-row.ts';
import * as body from '#mails/mail-body.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { Messages } from '#server/content/site-content.ts';
import { labelledRows } from '#server/submissions/labelled-values.ts';
import type { MailedSubmission } from '#server/submissions/submission-details.ts';
import { promisedDays } from '#submissions/deadlines.ts';
import { headerText, type Mail, mailToSender } from './mail.ts';

interface MailedLink {
  url: string;
  validUntil: number;
}

/** Returns a confirmation. It repeats only the typed name, because someone else may have typed the address. */
export function confirmationMail(
  submission: MailedSubmission,
  messages: Messages,
  siteUrl: string,
  link: MailedLink,
): Mail {
  const { reference, form, created_at, fields } = submission;
  const { language } = messages;
  const { received, reference: label, confirmation } = messages.mails;
  const { greeting, greetingWithoutName, opening, subject } = confirmation;
  const { readBy, answerBy } = promisedDays(submission, messages.calendar);
  const { sent, forms } = messages.forms;
  const by = (day: Date) => fill(confirmation.by, formatRiyadhDay(language, day));
  const name = nameIn(fields.name);
  const { job, service, article } = fields;
  return mailToSender(messages, {
    reference,
    subject: subject[form],
    blocks: [
      name ? body.paragraphWith(greeting, name) : body.paragraph(greetingWithoutName),
      body.paragraph(fill(opening[form], messages.firm.name)),
      body.reference(label, reference),
      body.heading(confirmation.next),
      body.table([
        ...labelledRows({ form, fields: { job, service, article } }, messages),
        row(received, formatRiyadhMoment(language, created_at)),
        row(sent.read, by(readBy)),
        row(forms[form].sent.answered, by(answerBy)),
      ]),
      body.paragraph(sent.workingDays),
      yourDataParagraph(confirmation.yourData, link, messages),
      body.paragraph(confirmation.mistake),
    ],
    foot: [
      body.paragraphLinking(confirmation.rights, siteUrl + localizedPath(language, paths.page('privacy'))),
      body.paragraph(confirmation.why),
    ],
  });
}

/** Matches up to four words of letters, and no number, web address, email address or sentence. */
const personName = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u;
const maxNameLength = 40;

function nameIn(typed = ''): string | undefined {
  const name = headerText(typed);
  return name.length <= maxNameLength && personName.test(name) ? name : undefined;
}

/** Returns the reply that staff may change before they send it. A `colleague` signs it above the firm's name. */
export function declineReplyText(fields: FormValues, colleague: string | null, messages: Messages) {
  const { mails, firm, jobTitle } = messages;
  const { greeting, greetingWithoutName } = mails.confirmation;
  const paragraphs = mails.declineReply.paragraphs.map((paragraph) =>
    withJob(paragraph, fields.job, jobTitle),
  );
  const name = nameIn(fields.name);
  const opening = name ? fill(greeting, name) : greetingWithoutName;
  return [opening, ...paragraphs, ...(colleague ? [colleague] : []), firm.name].join('\n\n');
}

function withJob(sentence: string, job = '', jobTitle: Messages['jobTitle']): string {
  return fill(sentence, jobTitle(job) ?? '');
}

export function declineReplyMail({ form, reference, fields, reply }: MailedSubmission, messages: Messages) {
  const { declineReply, reference: label } = messages.mails;
  const paragraphs = (reply ?? '').split(/\n+/).filter((line) => line.trim() !== '');
  return mailToSender(messages, {
    reference,
    subject: withJob(declineReply.subject, fields.job, messages.jobTitle),
    blocks: [
      ...paragraphs.map(body.paragraph),
      body.reference(label, reference),
      body.table(labelledRows({ form, fields: { job: fields.job } }, messages)),
    ],
    foot: [body.paragraph(declineReply.why)],
  });
}

/** Returns a mail with a new link after an expired one. It contains none of the stored data. */
export function accessLinkMail({ reference }: MailedSubmission, messages: Messages, link: MailedLink) {
  const { accessLink, reference: label } = messages.mails;
  return mailToSender(messages, {
    reference,
    subject: accessLink.subject,
    blocks: [
      body.heading(accessLink.subject),
      body.reference(label, reference),
      yourDataParagraph(accessLink.text, link, messages),
    ],
    foot: [body.paragraph(accessLink.why)],
  });
}

/** Replaces `…` by the link's last day, and links the [words in brackets]. */
function yourDataParagraph(sentence: string, { url, validUntil }: MailedLink, { language }: Messages) {
  return body.paragraphLinking(fill(sentence, formatRiyadhDay(language, validUntil)), url);
}
