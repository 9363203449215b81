import { languageCodes } from '#i18n/languages.ts';
import { dayMs, riyadhDay } from '#i18n/time.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath } from '#routing/paths.ts';
import type { Store } from '#server/database/open-database.ts';
import type { AnalyticsKind, AnalyticsRow } from '#server/database/tables.ts';
import {
  type AnalyticsReport,
  type ListId,
  listIds,
  periods,
  type TotalId,
  totalIds,
} from './analytics-report.ts';

const totalKinds: Record<TotalId, AnalyticsKind> = {
  views: 'view',
  searches: 'search',
  searchesWithoutResult: 'search-without-result',
  formsOpened: 'form-opened',
  formsSent: 'form-sent',
  notFound: 'not-found',
};

const page = ({ language, path }: AnalyticsRow) => path && localizedPath(language, path);
const form = (row: AnalyticsRow) => `${row.name} · ${page(row)}`;
const word = ({ name }: AnalyticsRow) => name;

const lists: Record<ListId, [kind: AnalyticsKind, nameOf: (row: AnalyticsRow) => string]> = {
  pages: ['view', page],
  referrers: ['referrer', word],
  campaigns: ['campaign', word],
  searches: ['search', word],
  searchesWithoutResult: ['search-without-result', word],
  formsOpened: ['form-opened', form],
  formsSent: ['form-sent', form],
  notFound: ['not-found', page],
};

/** Of each list. */
const maxRows = 10;

/** How many days ago each period begins and ends. */
const spans: Record<(typeof periods)[number], [first: number, last: number]> = {
  week: [7, 1],
  weekBefore: [14, 8],
  month: [30, 1],
  monthBefore: [60, 31],
};

export async function readReport({ database }: Store, now: number): Promise<AnalyticsReport> {
  const before = (days: number) => riyadhDay(now - days * dayMs);
  const [first] = spans.monthBefore;
  const rows = await database
    .selectFrom('analytics')
    .selectAll()
    .where('day', '>=', before(first))
    .where('day', '<=', before(1))
    .execute();
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const of = (kind: AnalyticsKind, language?: string) =>
    (byKind.get(kind) ?? []).filter((row) => language === undefined || row.language === language);
  return {
    from: before(spans.month[0]),
    until: before(1),
    views: recordOf(languageCodes, (language) => figuresOf(of('view', language))),
    totals: recordOf(totalIds, (id) => figuresOf(of(totalKinds[id]))),
    lists: recordOf(listIds, (id) => {
      const [kind, nameOf] = lists[id];
      return [...Map.groupBy(of(kind), nameOf)]
        .map(([name, same]) => ({ name, ...figuresOf(same) }))
        .sort((one, other) => other.month - one.month || other.monthBefore - one.monthBefore)
        .slice(0, maxRows);
    }),
  };

  function figuresOf(counted: AnalyticsRow[]) {
    return recordOf(periods, (period) => {
      const [from, until] = [before(spans[period][0]), before(spans[period][1])];
      return sum(counted.filter(({ day }) => day >= from && day <= until));
    });
  }
}

function sum(counted: AnalyticsRow[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}
