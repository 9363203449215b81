import { z } from 'zod';
import { typesetText } from '#forms/content-text.ts';
import { recordOf } from '#i18n/records.ts';
import { listIds, periods, totalIds } from './visit-report.ts';

/** `content/{en,ar}/stats.yaml`: what `npm run stats` writes for the firm's people. */
export const statsMessagesSchema = z.strictObject({
  title: typesetText,
  periods: z.strictObject(recordOf(periods, () => typesetText)),
  /** Above the days' charts, and for the figures of all days. */
  perDay: z.strictObject({ views: typesetText, sent: typesetText }),
  totals: z.strictObject(recordOf(totalIds, () => typesetText)),
  lists: z.strictObject(recordOf(listIds, () => typesetText)),
  /** Those beyond the limit of a day, and those whose words might be personal. */
  others: typesetText,
  empty: typesetText,
  note: typesetText,
});

export type StatsMessages = z.output<typeof statsMessagesSchema>;
