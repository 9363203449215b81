import { answerBy, nextWorkingDay } from '#forms/working-days.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#language/riyadh-dates.ts';
import * as letter from '#mails/letter.ts';
import type { Messages } from '../content.ts';
import type { Submission } from '../messages/submission-details.ts';
import type { MailedLink } from '../privacy/personal-link.ts';
import { oneLine } from './clean-text.ts';
import { type Mail, mailToVisitor } from './mail.ts';
import { valueRows } from './value-rows.ts';

/** Repeats nothing that was typed but a name: who typed it need not be who reads it. Job and service are ours. */
export function confirmationMail(
  submission: Submission,
  messages: Messages,
  siteUrl: string,
  link: MailedLink,
): Mail {
  const { reference, form, language, created_at, fields } = submission;
  const { received, reference: label, confirmation } = messages.mails;
  const { greeting, greetingWithoutName, opening, subject } = confirmation;
  const by = (day: Date) => confirmation.by.replace('…', formatRiyadhDay(language, day));
  const name = nameIn(fields.name);
  const { job, service } = fields;
  return mailToVisitor(messages, {
    reference,
    language,
    subject: subject[form],
    blocks: [
      name ? letter.paragraphWith(greeting, name) : letter.paragraph(greetingWithoutName),
      letter.paragraph(opening[form].replace('…', () => messages.firm.name)),
      letter.reference(label, reference),
      letter.heading(confirmation.next),
      letter.table([
        ...valueRows({ fields: { job, service } }, messages),
        letter.row(received, formatRiyadhMoment(language, created_at)),
        letter.row(confirmation.read, by(nextWorkingDay(created_at))),
        letter.row(confirmation.answered, by(answerBy(created_at))),
      ]),
      letter.paragraph(confirmation.workingDays),
      yourDataParagraph(confirmation.yourData, link, language),
      letter.paragraph(confirmation.mistake),
    ],
    foot: [
      letter.paragraphLinking(confirmation.rights, siteUrl + localizedPath(language, paths.page('privacy'))),
      letter.paragraph(confirmation.why),
    ],
  });
}

/** Up to four words of letters: no number, no address of the web or of mail, no sentence. */
const personName = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u;
const maxNameLength = 40;

/** Undefined for what could be a message. */
function nameIn(typed: unknown): string | undefined {
  const name = typeof typed === 'string' ? oneLine(typed) : '';
  return name.length <= maxNameLength && personName.test(name) ? name : undefined;
}

/** Replaces an expired link. Says nothing of what is stored. */
export function linkMail({ reference, language }: Submission, messages: Messages, link: MailedLink): Mail {
  const { link: own, reference: label } = messages.mails;
  return mailToVisitor(messages, {
    reference,
    language,
    subject: own.subject,
    blocks: [
      letter.heading(own.subject),
      letter.reference(label, reference),
      yourDataParagraph(own.text, link, language),
    ],
    foot: [letter.paragraph(own.why)],
  });
}

/** Fills the link's last day into `…`, and links the [words in brackets]. */
function yourDataParagraph(sentence: string, { url, validUntil }: MailedLink, language: Language) {
  return letter.paragraphLinking(sentence.replace('…', formatRiyadhDay(language, validUntil)), url);
}
