import { extname } from 'node:path';
import { answerBy } from '#forms/working-days.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#language/riyadh-dates.ts';
import type { PrivacyNotification } from '../outbox/notification.ts';
import type { Submission } from '../submissions/read-submission.ts';
import type { Block, Letter, Row } from './letter.ts';
import { type Mail, mailOf, visitorAddress } from './mail.ts';
import type { Messages } from './messages.ts';
import { countryName, valueRows } from './value-rows.ts';

/** All that was written, and how to answer. A file stays in the store. */
export function staffMail(submission: Submission, messages: Messages): Mail {
  const { reference, form, language, createdAt, consent } = submission;
  const { mails } = messages;
  const visitor = visitorAddress(submission);
  const letter: Letter = {
    title: mails.staff.subject[form],
    firm: messages.firm,
    blocks: [
      { kind: 'heading', text: mails.staff.subject[form] },
      { kind: 'reference', row: { label: mails.reference, value: reference, direction: 'ltr' } },
      {
        kind: 'paragraph',
        parts: [mails.staff.promise.replace('…', formatRiyadhDay(language, answerBy(createdAt)))],
      },
      { kind: 'paragraph', parts: [visitor ? mails.staff.reply : mails.staff.replyWithoutAddress] },
      { kind: 'heading', text: mails.staff.values },
      {
        kind: 'table',
        rows: [
          ...valueRows(submission, messages),
          ...markRows(submission, messages),
          {
            label: mails.staff.consent,
            value: consent ? mails.staff.ticked : mails.staff.empty,
            direction: 'auto',
          },
          { label: mails.received, value: formatRiyadhMoment(language, createdAt), direction: 'auto' },
        ],
      },
      ...fileBlocks(submission, messages),
    ],
    foot: [],
  };
  const subject = [mails.staff.subject[form], countryName(submission, messages)].filter(Boolean).join(' · ');
  return mailOf(letter, { subject, reference, language, replyTo: visitor });
}

/** Names only the reference, and what is to be done. */
export function notificationMail(
  { act, reference, language, at }: PrivacyNotification,
  messages: Messages,
): Mail {
  const { notice, reference: label } = messages.mails;
  const subject = notice.subject[act];
  const letter: Letter = {
    title: subject,
    firm: messages.firm,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'reference', row: { label, value: reference, direction: 'ltr' } },
      { kind: 'paragraph', parts: [notice.text[act]] },
      {
        kind: 'table',
        rows: [{ label: notice.at, value: formatRiyadhMoment(language, at), direction: 'auto' }],
      },
      ...(act === 'correct'
        ? [{ kind: 'command', text: `npm run inbox -- show ${reference}` } as const]
        : []),
    ],
    foot: [],
  };
  return mailOf(letter, { subject, reference, language, replyTo: undefined });
}

function markRows({ file }: Submission, { mails }: Messages): Row[] {
  if (!file || file.warnings.length === 0) return [];
  return [{ label: mails.staff.marks, value: file.warnings.join(', '), direction: 'auto' }];
}

function fileBlocks({ file, reference }: Submission, { mails }: Messages): Block[] {
  if (!file) return [];
  // Only the extension: the line is pasted into a shell.
  const [ending = ''] = /^\.\w{1,5}$/.exec(extname(file.name)) ?? [];
  const command = `npm run inbox -- resume ${reference} --out ${reference}${ending}`;
  return [
    { kind: 'paragraph', parts: [mails.staff.getFile] },
    { kind: 'command', text: command },
  ];
}
