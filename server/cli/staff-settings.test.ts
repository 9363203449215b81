import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#server/clean-up.fixture.ts';
import { run } from './inbox/inbox.fixture.ts';
import { settingsOf } from './run-program.ts';

test('where there is no database a command says so, and makes none', async () => {
  const dataDir = newFolder();
  for (const args of [['list'], ['erase', '--email', 'sara@company.example', '--yes']])
    expect(await run({ databaseUrl: undefined, dataDir }, args)).toEqual({
      code: 1,
      out: '',
      err: `There is no database in ${dataDir}. Check DATA_DIR, or start the site once.\n`,
    });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a command on the machine of a site does not look at another, empty site', async () => {
  const machineFile = join(newFolder(), 'site.env');
  writeFileSync(machineFile, '');
  await expect(settingsOf({}, machineFile)).rejects.toThrow(/ has its settings in .+site\.env.+`website`/);
  const named = await settingsOf({ DATA_DIR: '/srv/elsewhere' }, machineFile);
  expect(named.dataDir).toBe('/srv/elsewhere');
});
