import { z } from 'zod';
import { text } from '#forms/content-text.ts';
import { recordOf } from '#i18n/records.ts';
import { listIds, periods, totalIds } from './visit-report.ts';

/** `content/{en,ar}/stats.yaml`: what `npm run stats` writes for the firm's people. */
export const statsMessagesSchema = z.strictObject({
  title: text,
  periods: z.strictObject(recordOf(periods, () => text)),
  /** Above the days' charts, and for the figures of all days. */
  perDay: z.strictObject({ views: text, sent: text }),
  totals: z.strictObject(recordOf(totalIds, () => text)),
  lists: z.strictObject(recordOf(listIds, () => text)),
  /** Those beyond the limit of a day, and those whose words might be personal. */
  others: text,
  empty: text,
  note: text,
});

export type StatsMessages = z.output<typeof statsMessagesSchema>;
