import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import { print, printableJson } from '#server/cli/print.ts';
import { createProgram, runProgram, settingsOf } from '#server/cli/run-program.ts';
import { type DatabaseLocation, sqliteFile } from '#server/database/open-database.ts';
import { messageOf } from '#server/lib/error-message.ts';
import type { Settings } from '#server/settings/settings.ts';
import { settingsFileOf } from '#server/settings/settings-file.ts';
import { checkLastBackup } from './check-backup.ts';
import { checkClamd } from './check-clamd.ts';
import { checkContentFreshness } from './check-content-freshness.ts';
import { checkDatabase } from './check-database.ts';
import { checkBackupDisk, checkDisk } from './check-disk.ts';
import { checkKeptFiles } from './check-kept-files.ts';
import { checkMail } from './check-mail.ts';
import { checkSample } from './check-sample.ts';
import { checkSecurityTxt } from './check-security-txt.ts';
import { bad, type Check, type CheckResult, formatReport, good, runChecks, warning } from './run-checks.ts';

const program = createProgram('doctor', {
  summary: 'check everything the site needs, and say how to fix what is wrong',
  help: ['Exits with 1 if something failed, otherwise with 0 (there may be warnings).'],
  examples: ['', '--send', '--json'],
})
  .option('--send', 'also send a test message to every staff address in the settings')
  .option('--json', 'print JSON, for a monitor')
  .action(doctor);

runProgram(program);

async function doctor({ send = false, json }: { send?: boolean; json?: true }) {
  const results = await runChecks(await checksFor(send));
  // By themselves: they compute for a second, and others would wait for their answers too long.
  results.push(...(await runChecks([{ name: 'Content', run: checkContentFreshness }])));
  results.push(...(await runChecks([{ name: 'Kept files', run: () => checkKeptFiles() }])));
  if (json) print(printableJson(results));
  else print(formatReport(results));
  process.exitCode = results.some(({ level }) => level === 'bad') ? 1 : 0;
  // A check that was given up may still hold a connection open.
  process.stdout.write('', () => process.exit());
}

async function checksFor(send: boolean): Promise<Check[]> {
  try {
    const settings = await settingsOf(process.env);
    return [
      { name: 'Site', run: async () => good(siteOf(settings)) },
      { name: 'Settings', run: async () => checkSettings(settings) },
      ...checksOf(settings, send),
    ];
  } catch (error) {
    const lines = messageOf(error).split('\n');
    return [{ name: 'Settings', run: async () => lines.map((line) => bad(line, 'See .env.example')) }];
  }
}

/** So that no one reads the health of another site. */
function siteOf({ siteUrl, databaseUrl, dataDir }: DatabaseLocation & Pick<Settings, 'siteUrl'>): string {
  const file = settingsFileOf(process.env);
  const settings = existsSync(file) ? file : 'the environment alone';
  const store = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : sqliteFile(dataDir);
  return `${siteUrl}, submissions in ${store}, settings from ${settings}.`;
}

function checkSettings({ siteUrl, formsClosed }: Pick<Settings, 'siteUrl' | 'formsClosed'>): CheckResult {
  if (formsClosed)
    return warning('FORMS_CLOSED is set: forms accept nothing, and emails wait.', 'Remove it, then restart.');
  if (siteUrl.endsWith('.example'))
    return warning(
      `SITE_URL is the sample address ${siteUrl}.`,
      'Set SITE_URL to the public address, then build.',
    );
  return good('The settings can be read.');
}

function checksOf(settings: Settings, send: boolean): Check[] {
  const { siteUrl, backupDir } = settings;
  const now = Date.now();
  return [
    { name: 'Sample', run: async () => checkSample() },
    { name: 'Database', run: () => checkDatabase(settings, now) },
    { name: 'Disk', run: () => checkDisk(settings) },
    { name: 'Mail server', run: () => checkMail(settings, send) },
    { name: 'Virus scanner', run: () => checkClamd(settings.clamdUrl) },
    { name: 'security.txt', run: () => checkSecurityTxt(siteUrl, join(root, 'dist'), now) },
    { name: 'Backup', run: () => checkLastBackup(backupDir, now) },
    { name: 'Backup disk', run: () => checkBackupDisk(settings) },
  ];
}
