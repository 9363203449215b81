import { z } from 'zod';
import { text, withPlaceholder } from './content-text.ts';

const end = z.strictObject({ headline: text, text });
const sure = { head: text, points: z.array(text).min(1), confirm: text, send: text };

export const yourDataMessagesSchema = z.strictObject({
  label: text,
  description: text,
  reference: text,
  until: withPlaceholder,
  open: z.strictObject({ headline: text, introduction: text }),
  withdrawn: z.strictObject({ headline: text, introduction: withPlaceholder }),
  corrected: text,
  sent: text,
  noted: text,
  rows: z.strictObject({
    received: text,
    form: text,
    language: text,
    box: text,
    ticked: withPlaceholder,
    empty: withPlaceholder,
    notice: text,
    check: text,
    noticed: text,
    corrected: text,
    withdrawn: text,
    reply: text,
    erased: text,
  }),
  deliveries: z.strictObject({
    'staff-mail': text,
    'confirmation-mail': text,
    webhook: text,
    'notice-mail': text,
    'link-mail': text,
    'reply-mail': text,
    sent: withPlaceholder,
    waits: text,
    failed: text,
  }),
  copy: z.strictObject({ head: text, text, asText: text, asJson: text, file: text }),
  manage: text,
  correct: z.strictObject({ head: text, text, send: text }),
  withdraw: z.strictObject(sure),
  erase: z.strictObject(sure),
  tickFirst: text,
  erased: end,
  gone: end,
  expired: end.extend({ send: text }),
  renewed: end,
  unknown: end,
  tooMany: end,
  unavailable: end,
});

export type YourDataMessages = z.infer<typeof yourDataMessagesSchema>;
