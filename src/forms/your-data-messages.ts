import { z } from 'zod';
import { typesetText, withPlaceholder } from './content-text.ts';

const end = z.strictObject({ headline: typesetText, text: typesetText });
const sure = {
  head: typesetText,
  points: z.array(typesetText).min(1),
  confirm: typesetText,
  send: typesetText,
};

export const yourDataMessagesSchema = z.strictObject({
  label: typesetText,
  description: typesetText,
  reference: typesetText,
  until: withPlaceholder,
  open: z.strictObject({ headline: typesetText, introduction: typesetText }),
  withdrawn: z.strictObject({ headline: typesetText, introduction: withPlaceholder }),
  corrected: typesetText,
  sent: typesetText,
  noted: typesetText,
  rows: z.strictObject({
    received: typesetText,
    form: typesetText,
    language: typesetText,
    box: typesetText,
    ticked: withPlaceholder,
    empty: withPlaceholder,
    notice: typesetText,
    check: typesetText,
    noticed: typesetText,
    corrected: typesetText,
    withdrawn: typesetText,
    reply: typesetText,
    erased: typesetText,
  }),
  deliveries: z.strictObject({
    'staff-mail': typesetText,
    'confirmation-mail': typesetText,
    webhook: typesetText,
    'notice-mail': typesetText,
    'link-mail': typesetText,
    'reply-mail': typesetText,
    sent: withPlaceholder,
    waits: typesetText,
    failed: typesetText,
  }),
  copy: z.strictObject({
    head: typesetText,
    text: typesetText,
    asText: typesetText,
    asJson: typesetText,
    file: typesetText,
  }),
  manage: typesetText,
  correct: z.strictObject({ head: typesetText, text: typesetText, send: typesetText }),
  withdraw: z.strictObject(sure),
  erase: z.strictObject(sure),
  tickFirst: typesetText,
  erased: end,
  gone: end,
  expired: end.extend({ send: typesetText }),
  renewed: end,
  unknown: end,
  tooMany: end,
  unavailable: end,
});

export type YourDataMessages = z.infer<typeof yourDataMessagesSchema>;
