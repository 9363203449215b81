import { z } from 'zod';
import { typesetText, withPlaceholder } from './content-text.ts';
import { formIds } from './forms.ts';

const byAct = z.strictObject({ correct: typesetText, withdraw: typesetText, erase: typesetText });
const byForm = z.record(z.enum(formIds), typesetText);

const link = /\[[^\]]+\]/;
const withLink = typesetText.regex(link);
const withLinkAndPlaceholder = withPlaceholder.regex(link);

/** `content/{en,ar}/mails.yaml`. Field labels come from `form-messages.ts`. */
export const mailMessagesSchema = z.strictObject({
  reference: typesetText,
  received: typesetText,
  staff: z.strictObject({
    subject: byForm,
    promise: withPlaceholder,
    reply: typesetText,
    replyWithoutAddress: typesetText,
    status: typesetText,
    values: typesetText,
    consent: typesetText,
    ticked: typesetText,
    empty: typesetText,
    getFile: typesetText,
    warnings: typesetText,
    /** By the code of a warning that is stored with a file; `unknown` for one of an earlier version. */
    fileWarnings: z.strictObject({
      encrypted: typesetText,
      'active-content': typesetText,
      'not-scanned': typesetText,
      unknown: typesetText,
    }),
  }),
  confirmation: z.strictObject({
    subject: byForm,
    greeting: withPlaceholder,
    greetingWithoutName: typesetText,
    opening: z.record(z.enum(formIds), withPlaceholder),
    next: typesetText,
    read: typesetText,
    answered: typesetText,
    by: withPlaceholder,
    workingDays: typesetText,
    mistake: typesetText,
    yourData: withLinkAndPlaceholder,
    rights: withLink,
    why: typesetText,
  }),
  link: z.strictObject({ subject: typesetText, text: withLinkAndPlaceholder, why: typesetText }),
  due: z.strictObject({
    subject: typesetText,
    text: typesetText,
    today: typesetText,
    overdue: withPlaceholder,
    withoutCountry: typesetText,
    more: withPlaceholder,
    why: typesetText,
  }),
  refusal: z.strictObject({
    subject: typesetText,
    paragraphs: z.array(typesetText).min(1),
    why: typesetText,
  }),
  /** To whoever wrote what is held back from publishing. */
  heldBack: z.strictObject({
    subject: typesetText,
    text: typesetText,
    waits: typesetText,
    correct: withLink,
    why: typesetText,
  }),
  notice: z.strictObject({ subject: byAct, text: byAct, at: typesetText }),
});
