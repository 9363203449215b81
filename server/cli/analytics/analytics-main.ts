import type { Command } from 'commander';
import { toCsv } from '#server/cli/csv.ts';
import { openSiteDatabase } from '#server/cli/open-site-database.ts';
import { print } from '#server/cli/print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf } from '#server/cli/run-program.ts';
import { writePrivateFile } from '#server/cli/write-private-file.ts';
import type { Store } from '#server/database/open-database.ts';
import { clockFrom } from '#server/lib/clock.ts';
import { reportText } from './report-text.ts';

export function analyticsProgram(io: ProgramIo): Command {
  const description =
    'Report how often the site was visited. Counts pages opened, not people, without cookies, in whole days of Riyadh.';
  return createProgram('analytics', io, description, ['', '--csv analytics.csv'])
    .option('--csv <FILE>', 'write every daily total that is kept into a new file')
    .action(async ({ csv }: { csv?: string }) => print(await analytics(csv, io), io.stdout));
}

async function analytics(csv: string | undefined, { env }: ProgramIo) {
  const settings = await settingsOf(env);
  await using store = await openSiteDatabase(settings);
  const now = clockFrom(settings.startsAt)();
  if (csv !== undefined) {
    await writePrivateFile(csv, await countsCsv(store), env);
    return `Written to ${csv}.`;
  }
  const blocks = [await reportText(store, now)];
  if (settings.analyticsMonths === 0) blocks.push('RETENTION_ANALYTICS_MONTHS is 0: nothing is counted.');
  return blocks.join('\n\n');
}

const columns = ['day', 'kind', 'language', 'path', 'name', 'count'] as const;

async function countsCsv({ database }: Store): Promise<string> {
  const query = database.selectFrom('analytics').select(columns).orderBy('day').orderBy('kind');
  const rows = await query.execute();
  return toCsv([[...columns], ...rows.map((row) => columns.map((column) => String(row[column])))]);
}

if (import.meta.main) await runProgram(analyticsProgram(process));
