import { z } from 'zod';
import { typesetText, withPlaceholder } from './content-text.ts';
import { chosenStatuses, statuses } from './statuses.ts';

const end = z.strictObject({ headline: typesetText, text: typesetText });

/** `content/{en,ar}/message-status.yaml`. */
export const statusMessagesSchema = z.strictObject({
  label: typesetText,
  description: typesetText,
  reference: typesetText,
  headline: typesetText,
  introduction: typesetText,
  current: typesetText,
  statuses: z.record(z.enum(statuses), typesetText),
  rows: z.strictObject({
    form: typesetText,
    country: typesetText,
    received: typesetText,
    due: typesetText,
    by: withPlaceholder,
    status: typesetText,
    statusBy: typesetText,
    statusAt: typesetText,
    note: typesetText,
    reply: typesetText,
  }),
  change: typesetText,
  choices: z.record(z.enum(chosenStatuses), typesetText),
  fields: z.strictObject({
    status: typesetText,
    name: typesetText,
    note: typesetText,
    noteHint: typesetText,
  }),
  send: typesetText,
  saved: typesetText,
  changed: typesetText,
  answer: z.strictObject({ head: typesetText, text: typesetText, field: typesetText, send: typesetText }),
  gone: end,
  withdrawn: end,
  expired: end,
  unknown: end,
  tooMany: end,
  unavailable: end,
});

export type StatusMessages = z.infer<typeof statusMessagesSchema>;
