import { z } from 'zod';
import { textFields, typesetText, withPlaceholder } from './text.ts';

const end = textFields('headline', 'text');
const sure = z.strictObject({
  heading: typesetText,
  points: z.array(typesetText).min(1),
  ...textFields('confirm', 'send').shape,
});

export const yourDataMessagesSchema = z.strictObject({
  ...textFields('label', 'description', 'reference').shape,
  until: withPlaceholder,
  open: textFields('headline', 'introduction'),
  withdrawn: z.strictObject({ headline: typesetText, introduction: withPlaceholder }),
  ...textFields('corrected', 'sent', 'noted').shape,
  rows: z.strictObject({
    ...textFields('received', 'form', 'language', 'box').shape,
    ticked: withPlaceholder,
    empty: withPlaceholder,
    ...textFields('notice', 'check', 'quarantined', 'corrected', 'withdrawn', 'reply', 'erased').shape,
  }),
  deliveries: z
    .strictObject({
      ...textFields('staff-mail', 'confirmation-mail', 'webhook').shape,
      ...textFields('privacy-request', 'access-link', 'decline-reply').shape,
      sent: withPlaceholder,
      ...textFields('waits', 'failed').shape,
    })
    .meta({ table: true }),
  copy: textFields('heading', 'text', 'asText', 'asJson', 'file'),
  manage: typesetText,
  correct: textFields('heading', 'text', 'send'),
  withdraw: sure,
  erase: sure,
  tickFirst: typesetText,
  erased: end,
  gone: end,
  expired: end.extend({ send: typesetText }),
  renewed: end,
  unknown: end,
  'too-many': end,
  unavailable: end,
});

export type YourDataMessages = z.infer<typeof yourDataMessagesSchema>;
