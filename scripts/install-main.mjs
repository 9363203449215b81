// @ts-check
// node scripts/install-main.mjs [--dev]: installs missing packages and Node 24 before `start`, `dev` and `test`.
import { spawnSync } from 'node:child_process';
import { areInstalled, npmArguments, projectFolder, readInstalled, withPackages } from './packages.mjs';

withPackages((locked, installed, wantsDev) => {
  const args = npmArguments(locked, installed, wantsDev);
  if (!args) return;
  const since = Date.now();
  const isDev = args.includes('--include=dev');
  console.error(isDev ? 'Installing the tools for tests…' : 'Installing what the site needs…');
  const options = { cwd: projectFolder, shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  // npm 10 can exit with 0 although a download failed.
  if (status !== 0 || !areInstalled(locked, readInstalled(), isDev))
    throw new Error('The packages could not be installed: see what npm says above, then try again.');
  console.error(`  installed in ${((Date.now() - since) / 1000).toFixed(1)} s`);
});
