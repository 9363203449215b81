// @ts-check
// node scripts/install.mjs [--dev]
// npm runs this before `start`, `dev` and `test`. It installs what is locked and not yet there: what the site needs,
// with --dev also what tests and checks need, and a Node 24 that npm then finds before the machine's own.
import { spawnSync } from 'node:child_process';
import { npmArguments, root, withPackages } from './packages.mjs';

withPackages((locked, installed, wantsDev) => {
  const args = npmArguments(locked, installed, wantsDev);
  if (!args) return;
  const since = Date.now();
  const isDev = args.includes('--include=dev');
  // Not to the standard output: that may be a command's JSON.
  console.error(isDev ? 'Installing the tools for tests…' : 'Installing what the site needs…');
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The packages could not be installed: see what npm says above, then try again.');
  console.error(`  installed in ${((Date.now() - since) / 1000).toFixed(1)} s`);
});
