import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#server/clean-up.fixture.ts';
import { settingsOf } from './run-program.ts';

test('a command on the machine of a site does not look at another, empty site', async () => {
  const machineFile = join(newFolder(), 'site.env');
  writeFileSync(machineFile, '');
  await expect(settingsOf({}, machineFile)).rejects.toThrow(/ has its settings in .+site\.env.+`website`/);
  const named = await settingsOf({ DATA_DIR: '/srv/elsewhere' }, machineFile);
  expect(named.dataDir).toBe('/srv/elsewhere');
});
