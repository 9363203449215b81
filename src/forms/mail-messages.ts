import { z } from 'zod';
import { text, withPlaceholder } from './content-text.ts';
import { formIds } from './forms.ts';

const byAct = z.strictObject({ correct: text, withdraw: text, erase: text });
const byForm = z.record(z.enum(formIds), text);

const link = /\[[^\]]+\]/;
const withLink = text.regex(link);
const withLinkAndPlaceholder = withPlaceholder.regex(link);

/** `content/{en,ar}/mails.yaml`. Field labels come from `form-messages.ts`. */
export const mailMessagesSchema = z.strictObject({
  reference: text,
  received: text,
  staff: z.strictObject({
    subject: byForm,
    promise: withPlaceholder,
    reply: text,
    replyWithoutAddress: text,
    status: text,
    values: text,
    consent: text,
    ticked: text,
    empty: text,
    getFile: text,
    warnings: text,
    /** By the code of a warning that is stored with a file; `unknown` for one of an earlier version. */
    fileWarnings: z.strictObject({
      encrypted: text,
      'active-content': text,
      'not-scanned': text,
      unknown: text,
    }),
  }),
  confirmation: z.strictObject({
    subject: byForm,
    greeting: withPlaceholder,
    greetingWithoutName: text,
    opening: z.record(z.enum(formIds), withPlaceholder),
    next: text,
    read: text,
    answered: text,
    by: withPlaceholder,
    workingDays: text,
    mistake: text,
    yourData: withLinkAndPlaceholder,
    rights: withLink,
    why: text,
  }),
  link: z.strictObject({ subject: text, text: withLinkAndPlaceholder, why: text }),
  due: z.strictObject({
    subject: text,
    text,
    today: text,
    overdue: withPlaceholder,
    withoutCountry: text,
    more: withPlaceholder,
    why: text,
  }),
  refusal: z.strictObject({ subject: text, paragraphs: z.array(text).min(1), why: text }),
  /** To whoever wrote what is held back from publishing. */
  heldBack: z.strictObject({ subject: text, text, waits: text, correct: withLink, why: text }),
  notice: z.strictObject({ subject: byAct, text: byAct, at: text }),
});
