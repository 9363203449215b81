import { z } from 'zod';
import { formIds } from './choices.ts';
import { text } from './content-text.ts';

/** A text with one … to be filled in. */
const withGap = text.refine((value) => value.split('…').length === 2, 'wants one … in it');
const end = z.strictObject({ headline: text, text });
const sure = { head: text, points: z.array(text).min(1), confirm: text, send: text };

/** What the page of a person's own data says in a language: `content/{en,ar}/your-data.yaml`. */
export const yourDataMessagesSchema = z.strictObject({
  label: text,
  description: text,
  reference: text,
  /** The link's last day. */
  until: withGap,
  open: z.strictObject({ headline: text, introduction: text }),
  /** … is the day on which it is erased. */
  withdrawn: z.strictObject({ headline: text, introduction: withGap }),
  /** After a correction. */
  corrected: text,
  sent: text,
  noted: text,
  /** Labels of what is noted with a message, and what may stand there; … is a moment. */
  rows: z.strictObject({
    received: text,
    form: text,
    forms: z.record(z.enum(formIds), text),
    language: text,
    box: text,
    ticked: withGap,
    empty: withGap,
    notice: text,
    check: text,
    noticed: text,
    corrected: text,
    withdrawn: text,
    erased: text,
  }),
  deliveries: z.strictObject({
    'staff-mail': text,
    'confirmation-mail': text,
    webhook: text,
    'notice-mail': text,
    'link-mail': text,
    sent: withGap,
    waits: text,
    failed: text,
  }),
  copy: z.strictObject({ head: text, text, asText: text, asJson: text, file: text }),
  manage: text,
  correct: z.strictObject({ head: text, text, send: text }),
  withdraw: z.strictObject(sure),
  erase: z.strictObject(sure),
  /** Where a box was not ticked. */
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
