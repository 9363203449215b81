import { existsSync } from 'node:fs';
import { getSecurity } from '#content/readers.ts';
import { messageOf } from '#lib/error-message.ts';
import { print, printableJson } from '#server/cli/print.ts';
import { createProgram, runProgram, settingsOf } from '#server/cli/run-program.ts';
import { sqliteFile } from '#server/database/open-database.ts';
import { type Settings, settingNames } from '#server/settings/settings.ts';
import { settingsFileOf, unknownNames } from '#server/settings/settings-file.ts';
import { checkDatabase } from './check-database.ts';
import { checkGeneratedFiles } from './check-generated-files.ts';
import { checkBackupDisk, checkClamd, checkDisk, checkLastBackup } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { type Checks, checkAll, failing, formatReport, ok, warning } from './check-result.ts';
import { checkSecurityTxt, checkSiteContent } from './check-site-content.ts';

const description =
  'Check everything the site needs, and say how to fix what is wrong. Exits with 1 if something failed.';
const program = createProgram('doctor', process, description, ['', '--send', '--json'])
  .option('--send', 'also send a test message to every staff address in the settings')
  .option('--json', 'print JSON, for a monitor')
  .action(doctor);

runProgram(program);

async function doctor({ send = false, json }: { send?: boolean; json?: true }) {
  const results = await checkAll(await checksFor(send));
  // These run last, because they compute for a second, in which checks that wait for a server could time out.
  results.push(...(await checkAll({ Content: checkSiteContent, 'Generated files': checkGeneratedFiles })));
  print(json ? printableJson(results) : formatReport(results));
  process.exitCode = results.some(({ state }) => state === 'failing') ? 1 : 0;
  // A check that timed out may still hold a connection open.
  process.stdout.write('', () => process.exit());
}

async function checksFor(send: boolean): Promise<Checks> {
  try {
    return checksOf(await settingsOf(process.env), send);
  } catch (error) {
    const lines = messageOf(error).split('\n');
    return { Settings: async () => lines.map((line) => failing(line, 'See deploy/.env.example')) };
  }
}

function checksOf(settings: Settings, send: boolean): Checks {
  const { backupDir, clamdUrl } = settings;
  const now = Date.now();
  return {
    Site: () => ok(siteOf(settings)),
    Settings: () => checkSettings(settings),
    Database: () => checkDatabase(settings, now),
    Disk: () => checkDisk(settings),
    'Mail server': () => checkMail(settings, send),
    'Virus scanner': () => checkClamd(clamdUrl),
    'security.txt': () => checkSecurityTxt(getSecurity().expires, now),
    Backup: () => checkLastBackup(backupDir, now),
    'Backup disk': () => checkBackupDisk(settings),
  };
}

function siteOf({ siteUrl, databaseUrl, dataDir }: Settings): string {
  const file = settingsFileOf(process.env);
  const settings = existsSync(file) ? file : 'the environment alone';
  const store = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : sqliteFile(dataDir);
  return `${siteUrl}, submissions in ${store}, settings from ${settings}.`;
}

function checkSettings({ siteUrl, formsClosed, startsAt, ...set }: Settings) {
  const unknown = unknownNames(settingNames).join(', ');
  const isSignInOff = set.editAppId && !set.editAppSecret && set.editRepository?.backend.name === 'github';
  const found = [
    isSignInOff &&
      failing('No one can sign in to the editor: EDIT_APP_SECRET is not set.', 'See docs/operating.md.'),
    unknown && warning(`The site has no such settings: ${unknown}.`, 'See deploy/.env.example.'),
    formsClosed && warning('FORMS_CLOSED is set: forms are closed, emails wait.', 'Remove it and restart.'),
    startsAt && warning('NOW is set: the site has another time.', 'Remove it and restart.'),
    siteUrl.endsWith('.example') &&
      warning(`SITE_URL is the sample address ${siteUrl}.`, 'Set the public address, then build.'),
  ].filter((result) => typeof result === 'object');
  return found.length > 0 ? found : ok('The settings can be read.');
}
