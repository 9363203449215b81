import { z } from 'zod';
import { text, withPlaceholder } from './content-text.ts';
import { chosenStatuses, statuses } from './statuses.ts';

const end = z.strictObject({ headline: text, text });

/** `content/{en,ar}/message-status.yaml`. */
export const statusMessagesSchema = z.strictObject({
  label: text,
  description: text,
  reference: text,
  headline: text,
  introduction: text,
  current: text,
  statuses: z.record(z.enum(statuses), text),
  rows: z.strictObject({
    form: text,
    country: text,
    received: text,
    due: text,
    by: withPlaceholder,
    status: text,
    statusBy: text,
    statusAt: text,
    note: text,
    reply: text,
  }),
  change: text,
  choices: z.record(z.enum(chosenStatuses), text),
  fields: z.strictObject({ status: text, name: text, note: text, noteHint: text }),
  send: text,
  saved: text,
  changed: text,
  answer: z.strictObject({ head: text, text, field: text, send: text }),
  gone: end,
  withdrawn: end,
  expired: end,
  unknown: end,
  tooMany: end,
  unavailable: end,
});

export type StatusMessages = z.infer<typeof statusMessagesSchema>;
