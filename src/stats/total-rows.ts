import { languageCodes, languages } from '#i18n/languages.ts';
import type { StatsMessages } from './stats-messages.ts';
import { type ListedCount, totalIds, type VisitReport } from './visit-report.ts';

/** What was counted in all, and the views in each language. */
export function totalRows(
  { totals, views }: Pick<VisitReport, 'totals' | 'views'>,
  messages: Pick<StatsMessages, 'totals'>,
): ListedCount[] {
  return [
    ...totalIds.map((id) => ({ name: messages.totals[id], ...totals[id] })),
    ...languageCodes.map((code) => ({
      name: `${messages.totals.views}: ${languages[code].name}`,
      ...views[code],
    })),
  ];
}
