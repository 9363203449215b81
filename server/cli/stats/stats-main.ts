import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Argument, type Command } from 'commander';
import { languageCodes, otherLanguage } from '#i18n/languages.ts';
import { clockFrom } from '#server/monitoring/clock.ts';
import type { Settings } from '#server/settings/settings.ts';
import { cliError } from '../cli-error.ts';
import { print } from '../print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf, typedPath } from '../run-program.ts';

if (import.meta.main) await runProgram(statsProgram(process));

interface Options {
  html?: string;
  csv?: string;
  force?: true;
}

export function statsProgram(io: Pick<ProgramIo, 'env' | 'stdout'>): Command {
  return createProgram('stats', {
    summary: 'report how often the site was visited in the last week and month, each beside the one before',
    help: ['', 'Whole days in Riyadh, up to yesterday. Without cookies: pages are counted, not people.'],
    examples: ['stats', 'stats -- --html visits.html', 'stats -- missing'],
  })
    .option('--html <FILE>', 'write a page with charts, in English, and the Arabic beside it (FILE.ar.html)')
    .option('--csv <FILE>', 'write every daily total that is kept')
    .option('--force', 'overwrite an existing file')
    .addArgument(
      new Argument(
        '[missing]',
        'suggest lines for content/redirects.yaml, from addresses that were not found',
      ).choices(['missing']),
    )
    .action((asked: 'missing' | undefined, options: Options) => (asked ? missing(io) : stats(options, io)));
}

type Io = Pick<ProgramIo, 'env' | 'stdout'>;

async function stats({ html, csv, force }: Options, io: Io) {
  const settings = await settingsOf(io.env);
  await using store = await openStore(settings);
  const now = clockFrom(settings.startsAt)();
  if (csv) {
    const { countsCsv } = await import('./counts-csv.ts');
    await save(typedPath(csv, io.env), await countsCsv(store), force, io);
  }
  if (html) await saveHtml(typedPath(html, io.env), store, now, force, io);
  if (csv || html) return;
  const { readReport } = await import('#server/counts/read-report.ts');
  const { reportText } = await import('./report-text.ts');
  print(reportText(await readReport(store, now, 10), settings.countsMonths), io.stdout);
}

async function saveHtml(
  file: string,
  store: Awaited<ReturnType<typeof openStore>>,
  now: number,
  force: true | undefined,
  io: Io,
) {
  const { renderReport } = await import('./report-html.ts');
  const { readReport } = await import('#server/counts/read-report.ts');
  const report = await readReport(store, now);
  const files = { en: file, ar: file.replace(/(?:\.html)?$/, '.ar.html') };
  for (const language of languageCodes) {
    const other = basename(files[otherLanguage(language)]);
    await save(files[language], await renderReport(language, report, other), force, io);
  }
}

async function missing(io: Io) {
  const settings = await settingsOf(io.env);
  await using store = await openStore(settings);
  const { missingText } = await import('./missing-text.ts');
  print(await missingText(store, clockFrom(settings.startsAt)()), io.stdout);
}

async function openStore(settings: Settings) {
  const { openSiteDatabase } = await import('../open-site-database.ts');
  return openSiteDatabase(settings);
}

async function save(file: string, text: string, force: true | undefined, { stdout }: Io) {
  await writeFile(file, text, { flag: force ? 'w' : 'wx' }).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'EEXIST') throw cliError(`${file} exists already. Choose another name, or add --force.`);
    throw cliError(`${file} cannot be written (${code}).`);
  });
  print(`Written to ${file}`, stdout);
}
