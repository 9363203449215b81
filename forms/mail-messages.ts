import { z } from 'zod';
import { formIds } from './choices.ts';
import { text } from './content-text.ts';

const byAct = z.strictObject({ correct: text, withdraw: text, erase: text });
const byForm = z.record(z.enum(formIds), text);
/** With one `…` that is replaced. */
const withGap = text.refine((value) => value.split('…').length === 2, 'wants one … in it');

/** With [words in brackets] that become a link. */
const withLink = text.regex(/\[[^\]]+\]/, 'wants a [link] in it');

/** `content/{en,ar}/mails.yaml`. Field labels come from `form-messages.ts`. */
export const mailMessagesSchema = z.strictObject({
  reference: text,
  received: text,
  /** To the office. */
  staff: z.strictObject({
    /** The subject's beginning, before country and reference. */
    subject: byForm,
    /** When the visitor expects an answer. */
    promise: withGap,
    reply: text,
    replyWithoutAddress: text,
    values: text,
    consent: text,
    ticked: text,
    empty: text,
    /** Before the command that gets the file. */
    getFile: text,
    /** Before what was noticed about the file. */
    warnings: text,
  }),
  /** To the visitor. */
  confirmation: z.strictObject({
    subject: byForm,
    greeting: withGap,
    greetingWithoutName: text,
    opening: z.record(z.enum(formIds), withGap),
    next: text,
    read: text,
    answered: text,
    /** The last day of a step. */
    by: withGap,
    workingDays: text,
    values: text,
    mistake: text,
    /** Leads to the person's own page; … is the link's last day. */
    yourData: withLink.and(withGap),
    /** Leads to the privacy notice. */
    rights: withLink,
    why: text,
  }),
  /** To a person whose link to their own page has expired: a new one. */
  link: z.strictObject({ subject: text, text: withLink.and(withGap), why: text }),
  /** To the office, on what a person did on their own page. */
  notice: z.strictObject({ subject: byAct, text: byAct, at: text }),
});

export type MailMessages = z.infer<typeof mailMessagesSchema>;
