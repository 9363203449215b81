import { formatRiyadhMoment } from '#language/riyadh-dates.ts';
import type { PrivacyNotification } from '../outbox/notification.ts';
import type { Letter } from './letter.ts';
import { type Mail, mailOf } from './mail.ts';
import type { Messages } from './messages.ts';

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
