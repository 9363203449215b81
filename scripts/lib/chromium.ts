import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const chromiumArguments = ['--disable-gpu', '--disable-quic'];

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
];

/** Returns the path of a browser: CHROMIUM_PATH, or the system's. Throws an Error with the remedy if there is none. */
export function provideChromium(): string {
  const path = process.env.CHROMIUM_PATH || findOrInstall('chromium', browsers);
  if (path && existsSync(path)) return path;
  const missing = path ? `There is no file ${path}` : 'This needs Chromium';
  throw new Error(`${missing}. Install it (Debian: apt-get install chromium), or check CHROMIUM_PATH.`);
}

/** Returns the first of these files that exists. If none does, it installs Debian's package `name` as root. */
export function findOrInstall(name: string, paths: string[]): string | undefined {
  const found = () => paths.find((path) => existsSync(path));
  if (found() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found();
  console.log(`Installing ${name}…`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit' });
  return found();
}
