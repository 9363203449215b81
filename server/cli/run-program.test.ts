import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { settingsOf } from './run-program.ts';

test('a command on the site’s machine never opens another, empty database', async () => {
  const machineFile = join(newFolder(), 'site.env');
  writeFileSync(machineFile, '');
  await expect(settingsOf({}, machineFile)).rejects.toThrow(/ has its settings in .+site\.env.+`website`/);
  const named = await settingsOf({ DATA_DIR: '/srv/elsewhere' }, machineFile);
  expect(named.dataDir).toBe('/srv/elsewhere');
});
