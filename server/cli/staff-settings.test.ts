import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freshStore } from '../database/store.fixture.ts';
import { message } from '../messages/message.fixture.ts';
import { submit } from '../messages/submit.ts';
import { checkBackupDisk } from './doctor/check-disk.ts';
import { runEntry } from './run-program.fixture.ts';
import { settingsOf } from './run-program.ts';

const inbox = fileURLToPath(new URL('./inbox/inbox-main.ts', import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staff-'));
  folders.push(folder);
  return folder;
}

test.each([['list'], ['erase', '--email', 'sara@company.example', '--yes']])(
  'where there is no database "%s" says so, and makes none',
  async (...args) => {
    const dataDir = newFolder();
    const location = { databaseUrl: undefined, dataDir, remove: async () => {} };
    const { code, out, err } = await runEntry(inbox, args, { location });
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`There is no database in ${dataDir}. Check DATA_DIR.\n`);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

test('a command on the machine of a site does not look at another, empty site', async () => {
  const machineFile = join(newFolder(), 'site.env');
  writeFileSync(machineFile, '');
  await expect(settingsOf({}, machineFile)).rejects.toThrow(/ has its settings in .+site\.env.+`rasikh`/);
  const named = await settingsOf({ DATA_DIR: '/srv/elsewhere' }, machineFile);
  expect(named.dataDir).toBe('/srv/elsewhere');
});

test('the file of the service tells a command which site is meant', async () => {
  const store = await freshStore('sqlite');
  const { reference } = await submit(store, message(), Date.now());
  const SETTINGS_FILE = join(newFolder(), 'site.env');
  writeFileSync(SETTINGS_FILE, `DATA_DIR=${store.location.dataDir}\n`);
  expect((await settingsOf({ SETTINGS_FILE })).dataDir).toBe(store.location.dataDir);
  expect(reference).toBeTruthy();
  await store.close();
});

test('the doctor looks at everything, from whichever folder it is called', () => {
  const dataDir = newFolder();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SETTINGS_FILE: '/dev/null', RASIKH_USER: 'root' };
  const rasikh = fileURLToPath(new URL('../../deploy/rasikh', import.meta.url));
  const { stdout } = spawnSync('sh', [rasikh, 'doctor'], { cwd: dataDir, env, encoding: 'utf8' });
  expect(stdout).toContain(`messages in ${dataDir}`);
  expect(stdout).not.toContain('could not be checked');
});

test('the operator learns that backups are on the disk that they are to outlive', async () => {
  const where = { dataDir: '/data', backupDir: '/backups' };
  const on = (disks: Record<string, number>) => async (folder: string) => ({
    free: 1,
    disk: disks[folder] ?? 0,
  });
  expect(await checkBackupDisk(where, on({ '/data': 1, '/backups': 1 }))).toMatchObject({
    level: 'warning',
  });
  expect(await checkBackupDisk(where, on({ '/data': 1, '/backups': 2 }))).toMatchObject({ level: 'good' });
});
