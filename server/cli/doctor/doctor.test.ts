import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { closing, newFolder } from '#tests/support/server/clean-up.ts';
import { runEntry } from '../run-program.fixture.ts';
import { checkBackupDisk, checkClamd } from './check-machine.ts';
import { checkAll, type NamedResult } from './check-result.ts';
import { checkSecurityTxt, checkSiteContent } from './check-site-content.ts';

test('a check that hangs or throws fails, and the others are still reported', async () => {
  const checks = {
    Hangs: () => new Promise<never>(() => {}),
    Breaks: () => Promise.reject(new Error('with a secret')),
    Works: async () => [{ state: 'ok' as const, text: 'Well.' }],
  };
  const found = await checkAll(checks, 50);
  expect(found.map(({ check, state, text }) => [check, state, text])).toEqual([
    ['Hangs', 'failing', 'There was no answer within 0.05 seconds.'],
    ['Breaks', 'failing', 'This could not be checked: Error.'],
    ['Works', 'ok', 'Well.'],
  ]);
});

const SETTINGS_FILE = join(newFolder(), 'site.env');
const editor = 'EDIT_REPOSITORY=https://github.com/firm/website\nEDIT_APP_ID=1';
writeFileSync(SETTINGS_FILE, `TRUSTED_PROXIES=::1\nFORMS_CLOSED=1\nNOW=2026-12-10T09:00:00Z\n${editor}\n`);

test.each<[Record<string, string>, ...string[]]>([
  [{ SMTP_URL: 'smtp://user:hunter2@localhost', MAIL_FROM: 'nobody' }, 'MAIL_FROM', 'MAIL_TO'],
  [{ SETTINGS_FILE }, 'EDIT_APP_SECRET', 'TRUSTED_PROXIES', 'FORMS_CLOSED', 'NOW', '.example'],
])('a monitor reads the errors of the settings, and no password: %j', async (env, ...named) => {
  const { location } = await freshStore('sqlite');
  const { code, out } = await runEntry('./doctor/doctor-main.ts', ['--json'], location, env);
  expect(code).toBe(1);
  const results: NamedResult[] = JSON.parse(out);
  const found = results.filter(({ check }) => check === 'Settings');
  expect(found[0]?.state).toBe('failing');
  expect(found.map(({ text }) => text)).toEqual(named.map((name) => expect.stringContaining(name)));
  expect(out).not.toContain('hunter2');
});

test.each([
  ['2026-11-20', 'failing'],
  ['2026-12-01', 'warning'],
  ['2027-06-01', 'ok'],
])('security.txt that expires on %s is %s', (day, state) => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  expect(checkSecurityTxt(`${day}T00:00:00Z`, now).state).toBe(state);
});

test('a content file that cannot be read is named with its line', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'site.yaml'), 'sample: true\nemail: "info');
  const text = expect.stringMatching(/^content\/site\.yaml: Missing closing "quote at line 2.*:$/);
  expect(await checkSiteContent(folder)).toMatchObject([{ state: 'failing', text }]);
});

test('a configured virus scanner is checked', async () => {
  const clamd = closing(createServer((socket) => socket.end('stream: OK\0')).listen(0, '127.0.0.1'));
  await new Promise((resolve) => clamd.once('listening', resolve));
  const urls = [`tcp://127.0.0.1:${listeningAddress(clamd).port}`, 'unix:///nowhere/clamd.ctl', undefined];
  const found = await Promise.all(urls.map(checkClamd));
  expect(found.map(({ state }) => state)).toEqual(['ok', 'failing', 'ok']);
});

test.each([
  [1, 'warning'],
  [2, 'ok'],
])('backups on disk %s with data on disk 1: %s', async (disk, state) => {
  const space = async (folder: string) => ({ free: 1, disk: folder === '/data' ? 1 : disk });
  const settings = { databaseUrl: undefined, dataDir: '/data', backupDir: '/backups' };
  expect((await checkBackupDisk(settings, space)).state).toBe(state);
});
