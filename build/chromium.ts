import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** It runs as any user, without a screen, and asks its maker for nothing. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The whole browser: CHROMIUM_PATH, or the system's own, installed from Debian where there is none and we may. Throws
 * an Error that says what to do.
 */
export function provideChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const path = named || (firstOf(browsers) ?? installed('chromium', browsers));
  if (path && existsSync(path)) return path;
  throw new Error(
    named
      ? `There is no file ${named}. Check CHROMIUM_PATH.`
      : 'This needs Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/**
 * The browser that drives the tests: Chromium's headless shell, which has the same engine without the windows around it
 * and takes less than half the time (60 tests: 46 s instead of 102), or else the whole browser.
 */
export function provideTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return provideChromium();
  return firstOf([shell]) ?? installed('chromium-headless-shell', [shell]) ?? provideChromium();
}

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path));

/** Installs a package of Debian's where we may; whether it worked is seen by looking for it. */
function installed(name: string, paths: string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name}…`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit' });
  return firstOf(paths);
}

if (import.meta.main) console.log(provideTestBrowser());
