import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { message } from '#server/messages/message.fixture.ts';
import { submit } from '#server/messages/submit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'machine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a unit's command line in its environment, with this folder in place of the machine's. */
function runUnit(name: string, settings: Record<string, string>) {
  const unit = readFileSync(join(root, 'deploy', name), 'utf8').replaceAll('/srv/rasikh/current', root);
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value]) => value);
  const file = join(folder, 'site.env');
  writeFileSync(
    file,
    Object.entries(settings)
      .map((entry) => entry.join('='))
      .join('\n'),
  );
  const environment = valuesOf('Environment').join(' ').replaceAll('/etc/rasikh/site.env', file);
  const command = `exec env -i PATH=/usr/bin:/bin RASIKH_USER=$(id -un) ${environment} ${valuesOf('ExecStart')[0]}`;
  return spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8', cwd: root, timeout: 60_000 });
}

const dataDir = join(folder, 'data');
const settings = {
  DATA_DIR: dataDir,
  BACKUP_DIR: join(folder, 'backups'),
  MAIL_FROM: 'Rasikh <a@b.example>',
};

test('backup and doctor look at the database of the service, and none is made where there is none', async () => {
  const early = runUnit('rasikh-backup.service', settings);
  expect([early.status, early.stderr]).toEqual([1, `There is no database in ${dataDir}. Check DATA_DIR.\n`]);
  expect(readdirSync(folder)).not.toContain('data');
  const store = await openDatabase({ dataDir });
  await submit(store, message(), Date.now());
  const backup = runUnit('rasikh-backup.service', settings);
  expect([backup.status, backup.stderr]).toEqual([0, '']);
  expect(backup.stdout).toContain('1 message');
  const doctor = runUnit('rasikh-doctor.service', settings);
  expect(doctor.stdout).toContain(
    `messages in ${dataDir}/site.db, settings from ${join(folder, 'site.env')}`,
  );
  await store.close();
});

test('the service starts with the same settings, and its own unit wins over them', () => {
  const { status, stderr } = runUnit('rasikh@.service', { ...settings, PORT: 'http' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^.*PORT is "http" but must be a whole number.*\n$/),
  ]);
});
