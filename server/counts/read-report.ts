import { sql } from 'kysely';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { recordOf } from '#i18n/records.ts';
import { dayMs } from '#i18n/time.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import {
  type Figures,
  type ListedCount,
  type ListId,
  listIds,
  periods,
  type TotalId,
  totalIds,
  type VisitReport,
} from '#stats/visit-report.ts';
import type { Store } from '../database/open-database.ts';
import type { CountKind, DailyCountRow } from '../database/tables.ts';

type Counted = Pick<DailyCountRow, 'kind' | 'language' | 'path' | 'name'> & Figures;

const totalKinds: Record<TotalId, CountKind> = {
  views: 'view',
  searches: 'search',
  searchesWithoutResult: 'search-without-result',
  formsOpened: 'form-opened',
  formsSent: 'form-sent',
  notFound: 'not-found',
};

const page = ({ language, path }: Counted) => path && localizedPath(language, path);
const form = (row: Counted) => `${row.name} · ${page(row)}`;
const word = ({ name }: Counted) => name;

const lists: Record<ListId, [kind: CountKind, nameOf: (row: Counted) => string]> = {
  pages: ['view', page],
  referrers: ['referrer', word],
  campaigns: ['campaign', word],
  searches: ['search', word],
  searchesWithoutResult: ['search-without-result', word],
  formsOpened: ['form-opened', form],
  formsSent: ['form-sent', form],
  notFound: ['not-found', page],
};

const daysOf = { week: 7, month: 30 };

/** @param limit so many of each list */
export async function readReport(store: Store, now: number, limit = 20): Promise<VisitReport> {
  const before = (days: number) => riyadhDay(now - days * dayMs);
  const [from, until] = [before(daysOf.month), before(1)];
  const rows = await countedRows(store, before);
  const perDay = await store.database
    .selectFrom('daily_counts')
    .select(({ fn }) => ['day', 'kind', 'language', fn.sum('count').as('total')])
    .where('kind', 'in', ['view', 'form-sent'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['day', 'kind', 'language'])
    .execute();
  const onDay = (day: string, kind: CountKind, language?: string) =>
    sum(
      perDay.filter(
        (row) => row.day === day && row.kind === kind && (!language || row.language === language),
      ),
    );
  const days = Array.from({ length: daysOf.month }, (_, at) => before(daysOf.month - at));
  return {
    from,
    until,
    days: days.map((day) => ({
      day,
      views: recordOf(languageCodes, (language) => onDay(day, 'view', language)),
      sent: onDay(day, 'form-sent'),
    })),
    views: recordOf(languageCodes, (language) =>
      added(rows.filter((row) => row.kind === 'view' && row.language === language)),
    ),
    totals: recordOf(totalIds, (id) => added(rows.filter(({ kind }) => kind === totalKinds[id]))),
    lists: recordOf(listIds, (id) => countsOf(rows, ...lists[id]).slice(0, limit)),
  };
}

/** Sums of the four periods, by what was counted. */
async function countedRows({ database }: Store, before: (days: number) => string): Promise<Counted[]> {
  const { week, month } = daysOf;
  const between = (first: number, last: number) =>
    sql<number>`sum(case when day >= ${before(first)} and day <= ${before(last)} then count else 0 end)`;
  const rows = await database
    .selectFrom('daily_counts')
    .select(['kind', 'language', 'path', 'name'])
    .select([
      between(week, 1).as('week'),
      between(2 * week, week + 1).as('weekBefore'),
      between(month, 1).as('month'),
      between(2 * month, month + 1).as('monthBefore'),
    ])
    .where('day', '>=', before(2 * month))
    .groupBy(['kind', 'language', 'path', 'name'])
    .execute();
  // PostgreSQL's sums are strings.
  return rows.map((row) => ({ ...row, ...recordOf(periods, (period) => Number(row[period])) }));
}

function countsOf(rows: Counted[], kind: CountKind, nameOf: (row: Counted) => string): ListedCount[] {
  const byName = Map.groupBy(
    rows.filter((row) => row.kind === kind),
    nameOf,
  );
  return [...byName]
    .map(([name, same]) => ({ name, ...added(same) }))
    .filter((row) => periods.some((period) => row[period] > 0))
    .sort((one, other) => other.month - one.month || other.monthBefore - one.monthBefore);
}

function added(rows: Figures[]): Figures {
  return recordOf(periods, (period) => rows.reduce((total, row) => total + row[period], 0));
}

function sum(rows: { total: string | number | bigint }[]): number {
  return rows.reduce((all, { total }) => all + Number(total), 0);
}
