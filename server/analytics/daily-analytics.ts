import { type Kysely, sql } from 'kysely';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { monthsFrom } from '#lib/durations.ts';
import type { Store } from '#server/database/open-database.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import type { AnalyticsKind, AnalyticsRow, Tables } from '#server/database/tables.ts';
import type { Log } from '#server/lib/log.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

export type Analytics = ReturnType<typeof createAnalytics>;

const flushIntervalMs = 10_000;
/** The most rows with words in memory. A row takes some 300 bytes, and 6 of the 32,766 parameters of a statement. */
const maxPending = 2_000;

/** The most words that a day keeps of each kind; the rest is counted together. A day has at most 1,500 rows. */
export const maxWordsOfDay: Partial<Record<AnalyticsKind, number>> = {
  'not-found': 200,
  referrer: 100,
  campaign: 50,
  search: 200,
  'search-without-result': 200,
};

/** Adds up events in memory and writes them every ten seconds, so that a killed process loses no more than that. */
export function createAnalytics(store: Store, log: Log, now: () => number) {
  let pending = new Map<string, AnalyticsRow>();
  let flushing: Promise<void> = Promise.resolve();
  const timer = setInterval(flush, flushIntervalMs).unref();
  return { add, flush, close };

  function add(counted: AnalyticsEvent[]) {
    for (const { kind, language, path = '', name = '' } of counted)
      merge({ day: riyadhDay(now()), kind, language, path, name, count: 1 });
  }

  function merge(row: AnalyticsRow) {
    const counted = pending.get(keyOf(row));
    if (counted) counted.count += row.count;
    else if (pending.size < maxPending || isWordless(row)) pending.set(keyOf(row), row);
    else merge(withoutWords(row));
  }

  function flush(): Promise<void> {
    flushing = flushing.then(write);
    return flushing;
  }

  async function write() {
    const rows = [...pending.values()];
    if (rows.length === 0) return;
    pending = new Map();
    try {
      await store.database.transaction().execute((transaction) => addAnalytics(transaction, rows));
    } catch (error) {
      if (!(error instanceof StorageUnavailable))
        return log.error({ err: error }, 'Analytics could not be stored');
      for (const row of rows) merge(row);
    }
  }

  async function close() {
    clearInterval(timer);
    await flush();
  }
}

async function addAnalytics(database: Kysely<Tables>, rows: AnalyticsRow[]) {
  const bounded = await withinBounds(database, rows);
  // The rows are sorted, because two processes would otherwise wait for each other's rows.
  const sorted = [...bounded.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await database
    .insertInto('analytics')
    .values(sorted)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'language', 'path', 'name'])
        .doUpdateSet({ count: sql`analytics.count + excluded.count` }),
    )
    .execute();
}

async function withinBounds(database: Kysely<Tables>, rows: AnalyticsRow[]) {
  const words = new Map<string, Set<string>>();
  const bounded = new Map<string, AnalyticsRow>();
  for (const row of rows) {
    const max = maxWordsOfDay[row.kind];
    let kept = row;
    if (max !== undefined && !isWordless(row)) {
      const group = `${row.day} ${row.kind}`;
      const dayWords = words.get(group) ?? (await anonymousWords(database, row));
      words.set(group, dayWords);
      if (dayWords.has(wordsIn(row)) || dayWords.size < max) dayWords.add(wordsIn(row));
      else kept = withoutWords(row);
    }
    const same = bounded.get(keyOf(kept));
    bounded.set(keyOf(kept), { ...kept, count: kept.count + (same?.count ?? 0) });
  }
  return bounded;
}

async function anonymousWords(database: Kysely<Tables>, { day, kind }: AnalyticsRow) {
  const rows = await database
    .selectFrom('analytics')
    .select(['language', 'path', 'name'])
    .where('day', '=', day)
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(wordsIn));
}

const wordsIn = ({ language, path, name }: Omit<AnalyticsRow, 'day' | 'kind' | 'count'>) =>
  `${language} ${path} ${name}`;
const keyOf = (row: AnalyticsRow) => `${row.day} ${row.kind} ${wordsIn(row)}`;
const isWordless = ({ path, name }: AnalyticsRow) => path === '' && name === '';
const withoutWords = (row: AnalyticsRow) => ({ ...row, path: '', name: '' });

export async function purgeAnalytics({ database }: Store, months: number, now: number): Promise<void> {
  await database
    .deleteFrom('analytics')
    .where('day', '<', riyadhDay(monthsFrom(now, -months)))
    .execute();
}
