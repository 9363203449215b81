import { Argument, type Command } from 'commander';
import { riyadhDay } from '#i18n/time.ts';
import { readReport } from '#server/analytics/read-report.ts';
import { toCsv } from '#server/cli/csv.ts';
import { openSiteDatabase } from '#server/cli/open-site-database.ts';
import { counted, print } from '#server/cli/print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf } from '#server/cli/run-program.ts';
import { writePrivateFile } from '#server/cli/write-private-file.ts';
import type { Store } from '#server/database/open-database.ts';
import type { AnalyticsKind } from '#server/database/tables.ts';
import { clockFrom } from '#server/lib/clock.ts';
import { missingText } from './missing-text.ts';
import { reportText } from './report-text.ts';

type Io = Pick<ProgramIo, 'env' | 'stdout'>;

interface Options {
  csv?: string;
  force?: true;
}

export function analyticsProgram(io: Io): Command {
  const missing = new Argument(
    '[missing]',
    'suggest lines for content/redirects.yaml, from addresses not found',
  );
  return createProgram('analytics', {
    summary: 'report how often the site was visited in the last week and month, each beside the one before',
    help: [
      '',
      'Counts whole days in Riyadh, up to yesterday, without cookies. It counts pages opened. It does not count people.',
    ],
    examples: ['', '--csv analytics.csv', 'missing'],
  })
    .option('--csv <FILE>', 'write every daily total that is kept')
    .option('--force', 'overwrite an existing file')
    .addArgument(missing.choices(['missing']))
    .action((asked: 'missing' | undefined, options: Options) => analytics(asked, options, io));
}

async function analytics(asked: 'missing' | undefined, { csv, force }: Options, io: Io) {
  const settings = await settingsOf(io.env);
  await using store = await openSiteDatabase(settings);
  const now = clockFrom(settings.startsAt)();
  if (asked) return print(await missingText(store, now), io.stdout);
  if (csv) {
    await writePrivateFile(csv, await countsCsv(store), { env: io.env, over: force });
    return print(`Written to ${csv}.`, io.stdout);
  }
  print(reportText(await readReport(store, now)), io.stdout);
  print(`\n${await todayText(store, now)}`, io.stdout);
  if (settings.analyticsMonths === 0)
    print('\nRETENTION_ANALYTICS_MONTHS is 0: nothing is counted.', io.stdout);
}

/** The report has whole days alone: on the first day it shows nothing. */
async function todayText({ database }: Store, now: number): Promise<string> {
  const rows = await database
    .selectFrom('analytics')
    .select(['kind', 'count'])
    .where('day', '=', riyadhDay(now))
    .execute();
  const sumOf = (kind: AnalyticsKind) =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);
  return `Today so far: ${counted(sumOf('view'), 'page')} opened, ${counted(sumOf('form-sent'), 'form')} sent.`;
}

const columns = ['day', 'kind', 'language', 'path', 'name', 'count'] as const;

/** Every number that is kept, the oldest day first. */
async function countsCsv({ database }: Store): Promise<string> {
  const query = database.selectFrom('analytics').select(columns).orderBy('day').orderBy('kind');
  const rows = await query.execute();
  return toCsv([[...columns], ...rows.map((row) => columns.map((column) => String(row[column])))]);
}

// Last: it uses what stands above.
if (import.meta.main) await runProgram(analyticsProgram(process));
