// @ts-check
// node scripts/install.mjs [--dev]
// npm runs this before each script of package.json. It installs what is locked and not yet there: what the site needs,
// with --dev also what tests and checks need, and a Node 24 that npm then finds before the machine's own. In plain
// JavaScript, because the machine's own Node 20 runs it first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What npm has to be told to do, if anything.
 * @param {Packages} locked
 * @param {Packages | undefined} installed what npm notes after an installation that went to its end
 * @param {boolean} wantsDev
 */
export function npmArguments(locked, installed, wantsDev) {
  const hasDev = Object.values(installed ?? {}).some(({ dev }) => dev);
  const withDev = wantsDev || hasDev;
  const isInstalled = Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    const found = installed?.[path];
    // What is optional is for another system. The entry without a path is the project itself.
    return found ? found.version === version : !path || optional || devOptional || (dev && !withDev);
  });
  if (installed && isInstalled) return undefined;
  // What is there stays: `npm ci` would fetch it all again.
  const command = installed ? ['install', '--no-save'] : ['ci'];
  return [
    ...command,
    withDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
}

/** @param {boolean} wantsDev */
function install(wantsDev) {
  const { packages: locked } = readJson('package-lock.json');
  const hidden = 'node_modules/.package-lock.json';
  const installed = existsSync(join(root, hidden)) ? readJson(hidden).packages : undefined;
  const args = npmArguments(locked, installed, wantsDev);
  if (!args) return;
  const since = Date.now();
  // Not to the standard output: that may be a command's JSON.
  console.error(
    args.includes('--include=dev') ? 'Installing the tools for tests…' : 'Installing what the site needs…',
  );
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The packages could not be installed: see what npm says above, then try again.');
  console.error(`  installed in ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/** Throws an Error with advice where no Node is packaged for the machine and its own is not the right one. */
function requireNode() {
  const { engines } = readJson('package.json');
  const [major = 0, minor = 0] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  const isPackaged = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules/.bin', name)));
  if (isPackaged || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(
    `No Node ${major} is packaged for ${process.platform} ${process.arch}, and this is ${process.version}. ` +
      `Install Node ${major}.${minor} or a later ${major} (https://nodejs.org), then try again.`,
  );
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    install(process.argv.includes('--dev'));
    requireNode();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
