import { z } from 'zod';
import { formIds } from '#codes/form-codes.ts';
import { textFields, typesetText, withPlaceholder } from './text.ts';

const byAction = textFields('correct', 'withdraw', 'erase');
const byForm = z.record(z.enum(formIds), typesetText);

const link = /\[[^\]]+\]/;
const withLink = typesetText.regex(link);
const withLinkAndPlaceholder = withPlaceholder.regex(link);

/** `content/{en,ar}/mails.yaml`. Field labels come from `form-messages.ts`. */
export const mailMessagesSchema = z.strictObject({
  ...textFields('reference', 'received').shape,
  staff: z.strictObject({
    subject: byForm,
    promise: z.record(z.enum(formIds), withPlaceholder),
    ...textFields('reply', 'replyByHand', 'replyWithoutAddress', 'status', 'values').shape,
    ...textFields('consent', 'ticked', 'empty', 'getFile', 'warnings').shape,
    /** The keys are codes of warnings that are stored with a file; `unknown` is for those of an earlier version. */
    fileWarnings: textFields('encrypted', 'active-content', 'not-scanned', 'unknown').meta({ table: true }),
  }),
  confirmation: z.strictObject({
    subject: byForm,
    greeting: withPlaceholder,
    greetingWithoutName: typesetText,
    opening: z.record(z.enum(formIds), withPlaceholder),
    next: typesetText,
    by: withPlaceholder,
    mistake: typesetText,
    yourData: withLinkAndPlaceholder,
    rights: withLink,
    why: typesetText,
  }),
  accessLink: z.strictObject({ subject: typesetText, text: withLinkAndPlaceholder, why: typesetText }),
  dailyDigest: z.strictObject({
    ...textFields('subject', 'text', 'today').shape,
    overdue: withPlaceholder,
    withoutCountry: typesetText,
    quarantined: textFields('heading', 'text'),
    more: withPlaceholder,
    why: typesetText,
  }),
  declineReply: z.strictObject({
    subject: typesetText,
    paragraphs: z.array(typesetText).min(1),
    why: typesetText,
  }),
  heldBack: z.strictObject({
    ...textFields('subject', 'text', 'waits').shape,
    correct: withLink,
    why: typesetText,
  }),
  privacyRequest: z.strictObject({ subject: byAction, text: byAction, at: typesetText }),
});
