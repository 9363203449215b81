import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { startHttpServer } from '#server/http-server.fixture.ts';
import { refusingLogin, startSmtp } from '#server/mail/smtp.fixture.ts';
import { runEntry } from '../run-program.fixture.ts';
import { type NamedResult, runChecks } from './run-checks.ts';

test('a check that hangs or breaks is bad, and the others are told of all the same', async () => {
  const found = await runChecks(
    [
      { name: 'Hangs', run: () => new Promise(() => {}) },
      { name: 'Breaks', run: () => Promise.reject(new Error('with a secret')) },
      { name: 'Works', run: async () => [{ level: 'good', text: 'Well.' }] },
    ],
    50,
  );
  expect(found.map(({ check, level, text }) => [check, level, text])).toEqual([
    ['Hangs', 'bad', 'There was no answer within 0.05 seconds.'],
    ['Breaks', 'bad', 'This could not be checked: Error.'],
    ['Works', 'good', 'Well.'],
  ]);
});

test('the operator reads what is not well and what to do about it; a monitor reads the exit code; nobody a password', async () => {
  const { location } = await freshStore('sqlite');
  const env = {
    BACKUP_DIR: join(location.dataDir, 'backups'),
    SITE_URL: await startHttpServer((_, response) => response.writeHead(404).end()),
    SMTP_URL: (await startSmtp(undefined, refusingLogin)).url.replace('//', '//user:hunter2@'),
    MAIL_FROM: 'website@localhost',
    MAIL_TO: 'office@rasikh.example',
  };
  const doctor = (args: string[], more = {}) =>
    runEntry('./doctor/doctor-main.ts', args, location, { ...env, ...more });
  const [lines, wrong] = await Promise.all([doctor([]), doctor(['--json'], { MAIL_FROM: 'nobody' })]);
  expect([lines.code, wrong.code]).toEqual([1, 1]);
  expect(lines.out).toMatch(/^ok {4}Database {6}SQLite accepts writes/m);
  expect(lines.out).toMatch(
    /^FAIL {2}Mail server {3}127.+ refused the login\.\n +→ It refused the user name/m,
  );
  expect(lines.out).toMatch(/^FAIL {2}Backup .+\n +→ .+npm run backup/m);
  expect(lines.out).toMatch(/\n\d+ failed, \d+ warnings?, \d+ ok\n$/);
  const [first]: NamedResult[] = JSON.parse(wrong.out);
  const text = expect.stringContaining('MAIL_FROM');
  expect(first).toMatchObject({ check: 'Settings', level: 'bad', text });
  expect(JSON.stringify([lines, wrong])).not.toContain('hunter2');
});
