import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test.skipIf(!existsSync('/dev/full'))('a log on a full disk ends no process, and lets it end', () => {
  const program = `
    const { openLog } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))});
    const log = openLog('info');
    log.info('one');
    setTimeout(() => (log.info('two'), process.exit(7)), 100);`;
  const command = ['-c', '"$0" --input-type=module --eval "$1" > /dev/full', process.execPath, program];
  const ended = spawnSync('sh', command, { timeout: 30_000 });
  expect([String(ended.stderr), ended.status]).toEqual(['', 7]);
});
