import { z } from 'zod';
import { listIds, periods, totalIds } from '#analytics/analytics-report.ts';
import { textFields, typesetText } from './text.ts';

/** `content/{en,ar}/analytics.yaml`: what `npm run analytics` writes for the firm's people. */
export const analyticsMessagesSchema = z.strictObject({
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
