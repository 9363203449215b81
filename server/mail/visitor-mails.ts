import { answerBy, nextWorkingDay } from '#forms/working-days.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#language/riyadh-dates.ts';
import type { MailedLink } from '../submissions/personal-link.ts';
import type { Submission } from '../submissions/read-submission.ts';
import { type Block, type Letter, withLink, withPart } from './letter.ts';
import { type Mail, mailToVisitor } from './mail.ts';
import type { Messages } from './messages.ts';
import { valueRows } from './value-rows.ts';

export function confirmationMail(
  submission: Submission,
  messages: Messages,
  siteUrl: string,
  link: MailedLink,
): Mail {
  const { reference, form, language, createdAt, values } = submission;
  const { received, reference: referenceLabel, confirmation } = messages.mails;
  const by = (day: Date) => confirmation.by.replace('…', formatRiyadhDay(language, day));
  const name = typeof values.name === 'string' && values.name;
  const letter: Letter = {
    title: confirmation.subject[form],
    firm: messages.firm,
    blocks: [
      {
        kind: 'paragraph',
        parts: name ? withPart(confirmation.greeting, { foreign: name }) : [confirmation.greetingWithoutName],
      },
      { kind: 'paragraph', parts: withPart(confirmation.opening[form], messages.firm.name) },
      { kind: 'reference', row: { label: referenceLabel, value: reference, direction: 'ltr' } },
      { kind: 'heading', text: confirmation.next },
      {
        kind: 'table',
        rows: [
          { label: received, value: formatRiyadhMoment(language, createdAt), direction: 'auto' },
          { label: confirmation.read, value: by(nextWorkingDay(createdAt)), direction: 'auto' },
          { label: confirmation.answered, value: by(answerBy(createdAt)), direction: 'auto' },
        ],
      },
      { kind: 'paragraph', parts: [confirmation.workingDays] },
      { kind: 'heading', text: confirmation.values },
      { kind: 'table', rows: valueRows(submission, messages) },
      { kind: 'paragraph', parts: [confirmation.mistake] },
      yourDataParagraph(confirmation.yourData, link, language),
    ],
    foot: [withLink(confirmation.rights, siteUrl + localizedPath(language, '/privacy')), [confirmation.why]],
  };
  return mailToVisitor(letter, { subject: confirmation.subject[form], reference, language }, messages);
}

/** Replaces an expired link. Says nothing of what is stored. */
export function linkMail({ reference, language }: Submission, messages: Messages, link: MailedLink): Mail {
  const { link: own, reference: label } = messages.mails;
  const letter: Letter = {
    title: own.subject,
    firm: messages.firm,
    blocks: [
      { kind: 'heading', text: own.subject },
      { kind: 'reference', row: { label, value: reference, direction: 'ltr' } },
      yourDataParagraph(own.text, link, language),
    ],
    foot: [[own.why]],
  };
  return mailToVisitor(letter, { subject: own.subject, reference, language }, messages);
}

/** Fills the link's last day into `…`, and links the [words in brackets]. */
function yourDataParagraph(sentence: string, { url, validUntil }: MailedLink, language: Language): Block {
  return {
    kind: 'paragraph',
    parts: withLink(sentence.replace('…', formatRiyadhDay(language, validUntil)), url),
  };
}
