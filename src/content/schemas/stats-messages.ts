import { z } from 'zod';
import { listIds, periods, totalIds } from '#stats/visit-report.ts';
import { textFields, typesetText } from './text.ts';

/** `content/{en,ar}/stats.yaml`: what `npm run stats` writes for the firm's people. */
export const statsMessagesSchema = z.strictObject({
  title: typesetText,
  periods: textFields(...periods).meta({ table: true }),
  /** Above the days' charts, and for the figures of all days. */
  perDay: textFields('views', 'sent'),
  totals: textFields(...totalIds).meta({ table: true }),
  lists: textFields(...listIds).meta({ table: true }),
  /** The row of those beyond the limit of a day, and of those whose words might be personal. */
  others: typesetText,
  ...textFields('empty', 'note').shape,
});
