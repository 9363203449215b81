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
 * The browser the tests and the bench drive: CHROMIUM_PATH, or the system's own; installed from Debian where
 * there is none and we may. Throws an Error that says what to do.
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
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium…');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  return usual.find((path) => existsSync(path));
}
