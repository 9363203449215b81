import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Argument, type Command } from 'commander';
import type { AnalyticsReport } from '#analytics/analytics-report.ts';
import { collections } from '#content/collections.ts';
import { root } from '#content/project-root.ts';
import { readFile } from '#content/read-files.ts';
import { type Language, languageCodes, otherLanguage } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/time.ts';
import { readReport } from '#server/analytics/read-report.ts';
import { CliError } from '#server/cli/cli-error.ts';
import { toCsv } from '#server/cli/csv.ts';
import { openSiteDatabase } from '#server/cli/open-site-database.ts';
import { counted, print } from '#server/cli/print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf } from '#server/cli/run-program.ts';
import { writePrivateFile } from '#server/cli/write-private-file.ts';
import type { Store } from '#server/database/open-database.ts';
import type { AnalyticsKind } from '#server/database/tables.ts';
import { importServerBundle, serverBundle } from '#server/http/built-pages.ts';
import { clockFrom } from '#server/lib/clock.ts';
import { missingText } from './missing-text.ts';
import { reportText } from './report-text.ts';

type Io = Pick<ProgramIo, 'env' | 'stdout'>;

interface Options {
  html?: string;
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
    examples: ['', '--html analytics.html', 'missing'],
  })
    .option(
      '--html <FILE>',
      'write a page with charts in English, and one in Arabic in the same folder (analytics.html, analytics.ar.html)',
    )
    .option('--csv <FILE>', 'write every daily total that is kept')
    .option('--force', 'overwrite an existing file')
    .addArgument(missing.choices(['missing']))
    .action((asked: 'missing' | undefined, options: Options) => analytics(asked, options, io));
}

async function analytics(asked: 'missing' | undefined, { html, csv, force }: Options, io: Io) {
  const settings = await settingsOf(io.env);
  await using store = await openSiteDatabase(settings);
  const now = clockFrom(settings.startsAt)();
  const save = async (file: string, text: string) => {
    await writePrivateFile(file, text, { env: io.env, over: force });
    print(`Written to ${file}.`, io.stdout);
  };
  if (asked) return print(await missingText(store, now), io.stdout);
  if (csv) await save(csv, await countsCsv(store));
  if (html) await saveHtml(html, store, now, save);
  if (csv || html) return;
  print(reportText(await readReport(store, now, 10), readFile(collections.analytics, 'en')), io.stdout);
  print(`\n${await todayText(store, now)}`, io.stdout);
  if (settings.analyticsMonths === 0)
    print('\nRETENTION_ANALYTICS_MONTHS is 0: nothing is counted.', io.stdout);
}

async function saveHtml(
  file: string,
  store: Store,
  now: number,
  save: (file: string, text: string) => Promise<void>,
) {
  const report = await readReport(store, now);
  const files = { en: file, ar: file.replace(/(?:\.html)?$/, '.ar.html') };
  for (const language of languageCodes) {
    const other = basename(files[otherLanguage(language)]);
    await save(files[language], await renderReport(language, report, other));
  }
}

/** Drawn by React, from the build. Throws a CliError where there is none. */
async function renderReport(language: Language, report: AnalyticsReport, other: string): Promise<string> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, serverBundle)))
    throw new CliError('There is no built site. Build it first: npm run build');
  const { renderAnalyticsReport } = await importServerBundle(dist);
  const messages = readFile(collections.analytics, language);
  const { name: firm } = readFile(collections.firm, language);
  return renderAnalyticsReport({ language, messages, firm, report, other });
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
