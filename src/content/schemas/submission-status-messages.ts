import { z } from 'zod';
import { chosenStatuses, statuses } from '#codes/form-codes.ts';
import { textFields, typesetText, withPlaceholder } from './text.ts';

const end = textFields('headline', 'text');

export const submissionStatusMessagesSchema = z.strictObject({
  ...textFields('label', 'description', 'reference', 'headline', 'introduction', 'current').shape,
  statuses: z.record(z.enum(statuses), typesetText),
  rows: z.strictObject({
    ...textFields('form', 'country', 'received', 'due').shape,
    by: withPlaceholder,
    ...textFields('status', 'statusBy', 'statusAt', 'note', 'reply').shape,
  }),
  change: typesetText,
  choices: z.record(z.enum(chosenStatuses), typesetText),
  fields: textFields('status', 'name', 'note', 'noteHint'),
  ...textFields('send', 'saved', 'changed').shape,
  quarantine: z.strictObject({
    ...textFields('headline', 'introduction', 'why', 'sent').shape,
    ...textFields('accept', 'accepted', 'eraseText', 'erase').shape,
    suspicions: textFields('honeypot', 'too-fast', 'bad-proof', 'replayed-proof').meta({ table: true }),
  }),
  answer: textFields('heading', 'text', 'field', 'send'),
  erased: end,
  gone: end,
  withdrawn: end,
  expired: end,
  unknown: end,
  'too-many': end,
  unavailable: end,
});

export type SubmissionStatusMessages = z.infer<typeof submissionStatusMessagesSchema>;
