import type { MailedLink } from '../submissions/personal-link.ts';
import type { Submission } from '../submissions/read-submission.ts';
import { yourDataParagraph } from './confirmation-mail.ts';
import type { Letter } from './letter.ts';
import { type Mail, mailToVisitor } from './mail.ts';
import type { Messages } from './messages.ts';

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
