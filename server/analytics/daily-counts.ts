import { type Kysely, sql } from 'kysely';
import { riyadhDay } from '#i18n/time.ts';
import type { Store } from '#server/database/open-database.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import type { CountKind, DailyCountRow, Tables } from '#server/database/tables.ts';
import type { Log } from '#server/lib/log.ts';
import { monthsFrom } from '#server/submissions/retention.ts';
import type { Counted } from './visit-event.ts';

export type Counter = ReturnType<typeof createCounter>;

interface CounterDeps {
  store: Store;
  log: Pick<Log, 'error'>;
  now(): number;
}

const flushDelayMs = 10_000;
/** Some 300 bytes each; while the database is away, or beyond it, visits are counted without their words. */
const maxPending = 2_000;
/** A row has six parameters, a statement of SQLite 32,766. */
const rowsAtOnce = 1_000;

/**
 * Different words of a day that visitors and other sites chose themselves; those beyond are counted together. With
 * the pages of the site that is at most some 1,500 rows a day, of 100 bytes.
 */
export const maxWordsOfDay: Partial<Record<CountKind, number>> = {
  'not-found': 200,
  referrer: 100,
  campaign: 50,
  search: 200,
  'search-without-result': 200,
};

/** Adds up in memory, and writes at most every ten seconds: a process that is killed loses those at most. */
export function createCounter({ store, log, now }: CounterDeps) {
  let pending = new Map<string, DailyCountRow>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();
  return { add, flush, close };

  function add(counted: Counted[]) {
    for (const { kind, language, path = '', name = '' } of counted)
      merge({ day: riyadhDay(now()), kind, language, path, name, count: 1 });
    timer ??= setTimeout(flush, flushDelayMs);
  }

  function merge(row: DailyCountRow) {
    const known = pending.get(keyOf(row));
    if (known) known.count += row.count;
    else if (pending.size < maxPending || isWordless(row)) pending.set(keyOf(row), row);
    else merge(withoutWords(row));
  }

  /** Resolves when all that was counted is written; while the database is away it stays in memory. */
  function flush(): Promise<void> {
    flushing = flushing.then(write);
    return flushing;
  }

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...pending.values()];
    if (rows.length === 0) return;
    pending = new Map();
    try {
      await store.database.transaction().execute((transaction) => addCounts(transaction, rows));
    } catch (error) {
      if (!(error instanceof StorageUnavailable))
        return log.error({ err: error }, 'Visits could not be counted');
      for (const row of rows) merge(row);
      timer ??= setTimeout(flush, flushDelayMs);
    }
  }

  async function close() {
    await flush();
    clearTimeout(timer);
  }
}

async function addCounts(database: Kysely<Tables>, rows: DailyCountRow[]) {
  const bounded = await withinBounds(database, rows);
  // In one order, or two processes would wait for each other's rows.
  const sorted = [...bounded.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let at = 0; at < sorted.length; at += rowsAtOnce)
    await database
      .insertInto('daily_counts')
      .values(sorted.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'language', 'path', 'name'])
          .doUpdateSet({ count: sql`daily_counts.count + excluded.count` }),
      )
      .execute();
}

/** Rows whose words would be too many for their day lose them. */
async function withinBounds(database: Kysely<Tables>, rows: DailyCountRow[]) {
  const words = new Map<string, Set<string>>();
  const bounded = new Map<string, DailyCountRow>();
  for (const row of rows) {
    const max = maxWordsOfDay[row.kind];
    let kept = row;
    if (max !== undefined && !isWordless(row)) {
      const group = `${row.day} ${row.kind}`;
      const known = words.get(group) ?? (await wordsOf(database, row));
      words.set(group, known);
      if (known.has(wordsIn(row)) || known.size < max) known.add(wordsIn(row));
      else kept = withoutWords(row);
    }
    const same = bounded.get(keyOf(kept));
    bounded.set(keyOf(kept), { ...kept, count: kept.count + (same?.count ?? 0) });
  }
  return bounded;
}

async function wordsOf(database: Kysely<Tables>, { day, kind }: DailyCountRow) {
  const rows = await database
    .selectFrom('daily_counts')
    .select(['language', 'path', 'name'])
    .where('day', '=', day)
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(wordsIn));
}

const wordsIn = ({ language, path, name }: Pick<DailyCountRow, 'language' | 'path' | 'name'>) =>
  `${language} ${path} ${name}`;
const keyOf = (row: DailyCountRow) => `${row.day} ${row.kind} ${wordsIn(row)}`;
const isWordless = ({ path, name }: DailyCountRow) => path === '' && name === '';
const withoutWords = (row: DailyCountRow) => ({ ...row, path: '', name: '' });

/** Deletes what is older than so many months. */
export async function purgeCounts({ database }: Store, months: number, now: number): Promise<void> {
  await database
    .deleteFrom('daily_counts')
    .where('day', '<', riyadhDay(monthsFrom(now, -months)))
    .execute();
}
