import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The whole browser, which prints, draws and measures: CHROMIUM_PATH, or the system's own; installed from
 * Debian where there is none and we may. Throws an Error that says what to do.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  }
  const found = usual.find((path) => existsSync(path)) ?? installed();
  if (found) return found;
  throw new Error(
    'This needs Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/**
 * The browser that drives the tests: CHROMIUM_PATH, or Chromium's headless shell, which has the same engine
 * without the windows around it and takes less than half the time (60 tests: 46 s instead of 102); or else
 * the whole browser.
 */
export function findTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!existsSync(shell)) install('chromium-headless-shell');
  return existsSync(shell) ? shell : findChromium();
}

const shell = '/usr/bin/chromium-headless-shell';

function installed(): string | undefined {
  install('chromium');
  return usual.find((path) => existsSync(path));
}

/** Installs a package of Debian's where we may; whether it worked is seen by looking for it. */
function install(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name}…`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit' });
}

if (import.meta.main) console.log(findTestBrowser());
