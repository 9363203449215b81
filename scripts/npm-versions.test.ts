import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { inAll } from '#tests/support/run/in-all.ts';
import { newFolder } from '#tests/support/server/clean-up.ts';

/** Fetches and builds everything for each version, so only `npm run test:all` runs it. */
const own = dirname(process.execPath);

// The npm of Debian 12 and of Node 20 run on the machine's Node; the newest wants a newer one.
inAll.each([
  ['9.2.0', ''],
  ['10.8.2', ''],
  ['latest', own],
])('npm %s starts the site from a bare clone', { timeout: 600_000 }, async (version, first) => {
  const clone = join(newFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', resolve('.'), clone]);
  // npm adds this checkout's Node and settings to a script's environment.
  const env = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_(?!EXTRA_CA))/i.test(name));
  const path = process.env.PATH?.split(':').filter((folder) => !folder.includes('node_modules')) ?? [];
  const site = spawn('npx', ['--yes', `npm@${version}`, 'start'], {
    cwd: clone,
    env: { ...Object.fromEntries(env), PATH: [first, ...path].filter(Boolean).join(':'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  try {
    const origin = await new Promise<string>((found, failed) => {
      site.once('exit', (code) => failed(new Error(`It ended with ${code}.`)));
      createInterface(site.stdout).on('line', (line) => {
        const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
        if (address) found(address);
      });
    });
    expect((await fetch(origin)).status).toBe(200);
  } finally {
    if (site.exitCode === null) {
      process.kill(-(site.pid ?? 0));
      await once(site, 'exit');
    }
  }
});
