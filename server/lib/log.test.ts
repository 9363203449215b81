import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

test.skipIf(!existsSync('/dev/full'))('a log on a full disk ends no process, and lets it end', () => {
  const program = `
    const { openLog } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))});
    const log = openLog('info');
    log.info('one');
    setTimeout(() => log.info('two'), 100);
    setTimeout(() => process.exit(7), 200);`;
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio,
    timeout: 30_000,
  });
  expect([String(ended.stderr), ended.status]).toEqual(['', 7]);
});
