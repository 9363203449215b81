import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test.skipIf(process.platform === 'win32')('the site shuts down when npm’s shell ends', async () => {
  const program = `import { stopWithParent } from './scripts/stop-with-parent.ts';
    stopWithParent();
    process.once('SIGTERM', () => { console.log('bye'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('up');`;
  // The colon keeps the shell from replacing itself by the command.
  const line = '"$0" --input-type=module -e "$1"; :';
  const shell = spawn('/bin/sh', ['-c', line, process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(await text(shell.stdout)).toBe('bye\n');
});
