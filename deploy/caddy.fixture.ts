import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { folderOfRun } from '#tests/support/server/clean-up.ts';
import { freePort } from '../tests/support/run/free-port.ts';

const places = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** The machine's Caddy; tests that need one are skipped without it. */
export const caddy = places.find((path) => existsSync(path)) ?? '';

/**
 * Starts Caddy with the Caddyfile of this folder and a temporary certificate authority, in front of sites on these
 * ports.
 */
export async function startCaddy(upstreams: number[], env: Record<string, string> = {}) {
  const folder = folderOfRun();
  const [plainPort, port] = [await freePort(), await freePort()];
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${plainPort}`,
    `https_port ${port}`,
    `storage file_system ${folder}`,
  ];
  const config = fileURLToPath(new URL('./Caddyfile', import.meta.url));
  const child = spawn(caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      SITE_ADDRESS: 'localhost',
      SITE_UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
      CADDY_GLOBAL_OPTIONS: options.join('\n'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  child.once('exit', () => (said += '\nCaddy has ended'));
  const started = () => said.endsWith('Caddy has ended') || hasCertificate(port);
  await vi.waitUntil(started, { timeout: 30_000, interval: 100 });
  if (child.exitCode !== null) throw new Error(said);
  return {
    port,
    plainPort,
    authority: readFileSync(join(folder, 'pki/authorities/local/root.crt')),
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Caddy makes its certificate last. */
function hasCertificate(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false });
    socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).once('secureConnect', () => socket.destroy());
  });
}
