import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { installPlan, nodeFile } from './setup.mjs';

test('a command gets its arguments, and its exit code comes back', async () => {
  const child = launch([
    '-e',
    'console.log(process.argv.slice(1).join()); process.exitCode = 7',
    'a b',
    '--json',
  ]);
  const [said, ended] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(said).toBe('a b,--json\n');
  expect(ended).toEqual([7, null]);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the command, which ends in its own time',
  async (signal) => {
    const program = `process.once('${signal}', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up')`;
    const child = launch(['-e', program]);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([5, null]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a command ends when the shell that npm ran it in does',
  async () => {
    const program = `process.once('SIGTERM', () => { console.log('bye'); process.exit(); });
    setInterval(() => {}, 1000); console.log('up')`;
    // The colon keeps the shell from becoming the command itself.
    const line = '"$0" scripts/launch.mjs -e "$1"; :';
    const shell = spawn('/bin/sh', ['-c', line, process.execPath, program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    expect(await text(shell.stdout)).toBe('bye\n');
  },
);

test('a command that is killed does not look as if it had ended well', async () => {
  const child = launch(['-e', 'process.kill(process.pid, "SIGKILL")']);
  expect(await once(child, 'exit')).toEqual([137, null]);
});

test('commands run on the locked Node', async () => {
  const child = launch(['-p', 'process.execPath']);
  expect((await text(child.stdout)).trim()).toBe(nodeFile());
});

const locked = 'a'.repeat(64);

test.each([
  ['nothing is there: what the site needs', undefined, false, 'ci --omit=dev', 'site'],
  ['nothing is there: everything', undefined, true, 'ci --include=dev', 'all'],
  ['the tools are missing', `${locked} site`, true, 'install --no-save --include=dev', 'all'],
  ['the lock has changed', 'older site', false, 'install --no-save --omit=dev', 'site'],
  ['the lock has changed under the tools', 'older', false, 'install --no-save --include=dev', 'all'],
] as const)('%s is installed, once', (_, stamp, withTools, args, part) => {
  const plan = installPlan(stamp, locked, withTools);
  expect(plan?.args.join(' ')).toBe(`${args} --no-audit --no-fund --loglevel=error`);
  expect(plan?.part).toBe(part);
  expect(installPlan(plan?.stamp, locked, withTools)).toBeUndefined();
});

test('who has the tools has what the site needs', () => {
  expect(installPlan(locked, locked, false)).toBeUndefined();
});

function launch(args: string[]) {
  return spawn(process.execPath, ['scripts/launch.mjs', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}
