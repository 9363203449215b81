// @ts-check Plain JavaScript, as launch.mjs: both run on the machine's own Node 20, before the Node of
// node_modules, which reads TypeScript, is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
/** Holds the hash of the lock that is installed, and `site` where that is all that is. */
const stampFile = join(modules, '.installed');
/** Its features that are used: TypeScript as it is, `import.meta.main`, `node:sqlite`. */
const oldestMajor = 24;

/**
 * @param {string | undefined} stamp what is installed, if anything is
 * @param {string} lock the hash of the lock
 * @param {boolean} withTools whether what tests and checks need is wanted too
 */
export function installPlan(stamp, lock, withTools) {
  const onlySite = stamp === undefined || stamp.endsWith(' site');
  const part = withTools || !onlySite ? 'all' : 'site';
  const planned = part === 'all' ? lock : `${lock} site`;
  if (stamp === planned) return undefined;
  // The second stage only adds: `npm ci` would delete the first.
  const command = stamp === undefined ? ['ci'] : ['install', '--no-save'];
  const included = part === 'all' ? '--include=dev' : '--omit=dev';
  return {
    stamp: planned,
    part,
    args: [...command, included, '--no-audit', '--no-fund', '--loglevel=error'],
  };
}

/**
 * Installs what is locked and not yet there: what the site needs, or with `withTools` everything. Throws an
 * Error in plain words when npm cannot.
 * @param {boolean} withTools
 */
export function install(withTools) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const plan = installPlan(
    existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined,
    lock,
    withTools,
  );
  if (!plan) return;
  const since = Date.now();
  // Not to the standard output: that may be a command's JSON.
  console.error(plan.part === 'all' ? 'Installing the tools for tests…' : 'Installing what the site needs…');
  // An installation that breaks off begins anew.
  rmSync(stampFile, { force: true });
  const { status } = spawnSync('npm', plan.args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The packages could not be installed: see what npm says above, then try again.');
  writeFileSync(stampFile, plan.stamp);
  console.error(`  installed in ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/** The locked Node for this machine, or its own where that is new enough. Throws an Error with advice. */
export function nodeFile() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const locked = Object.keys(optionalDependencies)
    .map((name) => join(modules, name, 'bin', program))
    .find((file) => existsSync(file));
  if (locked) return locked;
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return process.execPath;
  const machine = `${process.platform} ${process.arch}`;
  throw new Error(
    `No Node ${oldestMajor} is packaged for ${machine}: install it (https://nodejs.org), then try again.`,
  );
}
