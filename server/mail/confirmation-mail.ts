import { answerBy, nextWorkingDay } from '../../forms/working-days.ts';
import { address } from '../../src/language/address.ts';
import { dayInWords, momentInWords } from '../days.ts';
import type { StoredSubmission } from '../submissions/stored.ts';
import { type Letter, withLink, withPart } from './letter.ts';
import { type Mail, mailOf } from './mail.ts';
import { valueRows } from './values.ts';
import type { Words } from './words.ts';

/** Tells visitors that their message is stored, what happens next and by when, and what they sent. */
export function confirmationMail(submission: StoredSubmission, words: Words, siteUrl: string): Mail {
  const { reference, form, language, createdAt, values } = submission;
  const { received, reference: referenceLabel, confirmation } = words.mails;
  const by = (day: Date) => confirmation.by.replace('…', dayInWords(language, day));
  const name = typeof values.name === 'string' && values.name;
  const letter: Letter = {
    title: confirmation.subject[form],
    firm: words.firm,
    blocks: [
      {
        kind: 'paragraph',
        parts: name ? withPart(confirmation.greeting, { foreign: name }) : [confirmation.greetingWithoutName],
      },
      { kind: 'paragraph', parts: withPart(confirmation.opening[form], words.firm.name) },
      { kind: 'reference', row: { label: referenceLabel, value: reference, direction: 'ltr' } },
      { kind: 'heading', text: confirmation.next },
      {
        kind: 'table',
        rows: [
          { label: received, value: momentInWords(language, createdAt), direction: 'auto' },
          { label: confirmation.read, value: by(nextWorkingDay(createdAt)), direction: 'auto' },
          { label: confirmation.answered, value: by(answerBy(createdAt)), direction: 'auto' },
        ],
      },
      { kind: 'paragraph', parts: [confirmation.workingDays] },
      { kind: 'heading', text: confirmation.values },
      { kind: 'table', rows: valueRows(submission, words) },
      { kind: 'paragraph', parts: [confirmation.mistake] },
    ],
    foot: [withLink(confirmation.rights, siteUrl + address(language, '/privacy')), [confirmation.why]],
  };
  const mail = mailOf(letter, {
    subject: confirmation.subject[form],
    reference,
    language,
    // An answer must reach people, whatever address the site sends from.
    replyTo: { name: words.firm.name, address: words.site.email },
  });
  // Keeps holiday notices from answering it.
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { ...mail, headers: { ...mail.headers, ...automatic } };
}
