import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The whole browser: CHROMIUM_PATH, or the system's own. Throws an Error that says what to do. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`There is no file ${named}. Check CHROMIUM_PATH.`);
  }
  const found = usual.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'This needs Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/** The same for what prints, draws and measures; installed from Debian where there is none and we may. */
export function provideChromium(): string {
  if (!process.env.CHROMIUM_PATH && !usual.some((path) => existsSync(path))) install('chromium');
  return findChromium();
}

/**
 * The browser that drives the tests: CHROMIUM_PATH, or Chromium's headless shell, which has the same engine
 * without the windows around it and takes less than half the time (60 tests: 46 s instead of 102); or else
 * the whole browser. Installed before any test begins, as `provideChromium` does.
 */
export function provideTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!existsSync(shell)) install('chromium-headless-shell');
  return existsSync(shell) ? shell : provideChromium();
}

const shell = '/usr/bin/chromium-headless-shell';

/** Installs a package of Debian's where we may; whether it worked is seen by looking for it. */
function install(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name}…`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit' });
}

if (import.meta.main) console.log(provideTestBrowser());
