import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { smtpRefusingLogin } from '#server/mail/smtp.fixture.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { closing, newFolder } from '#tests/support/server/clean-up.ts';
import { startHttpServer } from '#tests/support/server/http-server.ts';
import { runProcess } from '#tests/support/server/run-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = newFolder();
const dataDir = join(folder, 'data');
const settingsFile = join(folder, 'site.env');

/** Runs a unit's command line in its folder and environment, with test folders for those of the machine. */
function runUnit(name: string, settings: Record<string, string>) {
  const { NODE_COMPILE_CACHE = folder } = process.env;
  const unit = readFileSync(join(root, 'deploy', name), 'utf8')
    .replaceAll('/srv/website/current', root)
    .replaceAll('/var/cache/website', NODE_COMPILE_CACHE)
    .replaceAll('/etc/website/site.env', settingsFile);
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value]) => value);
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(settingsFile, lines.join(''));
  const command = `exec env WEBSITE_USER=$(id -un) ${valuesOf('Environment').join(' ')} ${valuesOf('ExecStart')[0]}`;
  return runProcess('/bin/sh', ['-c', command], {
    cwd: valuesOf('WorkingDirectory')[0] ?? folder,
    env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE },
  });
}

const settings = {
  DATA_DIR: dataDir,
  BACKUP_DIR: join(folder, 'backups'),
  MAIL_FROM: 'The firm <a@b.example>',
};

test('doctor and backup open the service’s database, and create none', async () => {
  const err = `There is no database in ${dataDir}. Check DATA_DIR, or start the site once.\n`;
  expect(await runUnit('website-backup.service', settings)).toEqual({ code: 1, out: '', err });
  expect(readdirSync(folder)).not.toContain('data');
  await submit(closing(await openDatabase({ dataDir })), submission(), Date.now());

  // The operator reads problems and remedies, a monitor reads the exit code, and nobody reads a password.
  const doctor = await runUnit('website-doctor.service', {
    ...settings,
    SITE_URL: await startHttpServer((_, response) => response.writeHead(404).end()),
    SMTP_URL: await smtpRefusingLogin(),
    MAIL_TO: 'office@firm.example',
  });
  expect(doctor).toMatchObject({ code: 1, err: '' });
  expect(doctor.out).toContain(`submissions in ${dataDir}/site.db, settings from ${settingsFile}`);
  expect(doctor.out).toMatch(/^ok +Database +SQLite accepts writes/m);
  expect(doctor.out).toMatch(/^FAIL +Mail server +127.+ refused the login\.\n +→ Check the user name/m);
  expect(doctor.out).toMatch(/^FAIL +Backup .+\n +→ .+website backup/m);
  expect(doctor.out).toMatch(/\n\d+ failed, \d+ warnings?, \d+ ok\n$/);
  expect(doctor.out).not.toMatch(/could not be checked|hunter2/);

  const backup = await runUnit('website-backup.service', settings);
  expect(backup).toMatchObject({ code: 0, out: expect.stringContaining('1 submission'), err: '' });
});

test('the service starts with the same settings, and its unit overrides them', async () => {
  const err = expect.stringMatching(/^.*PORT is "http" but must be a whole number.*\n$/);
  const started = await runUnit('website@.service', { ...settings, PORT: 'http' });
  expect(started).toMatchObject({ code: 1, err });
});
