import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from '../scripts/free-port.ts';
import { root } from '../scripts/run.ts';
import { medianOf } from './median.ts';
import { startNginx } from './nginx.ts';

/** Of nginx's rate, what ours must reach. */
const wanted = 0.5;
const rounds = 3;

/** Compares our server with nginx on the same files, run by run in turns. Returns what is over budget. */
export async function benchServer(dist: string, path = '/'): Promise<string[]> {
  for (const [program, flag] of [
    ['nginx', '-v'],
    ['wrk', '-v'],
  ] as const) {
    if (spawnSync(program, [flag]).error)
      throw new Error(`This bench needs ${program} (Debian: apt-get install ${program}).`);
  }
  const ports = { nginx: await freePort(), ours: await freePort() };
  const children = [startNginx(dist, ports.nginx), startOurs(ports.ours)];
  try {
    for (const port of Object.values(ports)) await answering(port);
    const rates: Record<keyof typeof ports, number[]> = { nginx: [], ours: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['nginx', 'ours'] as const) rates[name].push(await rate(ports[name], path));
    }
    return report(path, rates);
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

function report(path: string, rates: { nginx: number[]; ours: number[] }): string[] {
  const [nginx, ours] = [medianOf(rates.nginx), medianOf(rates.ours)];
  const ratio = ours / nginx;
  console.table({
    nginx: { 'requests a second': nginx, runs: rates.nginx.join(', ') },
    ours: { 'requests a second': ours, runs: rates.ours.join(', ') },
  });
  console.log(`${path}: ours serves ${ratio.toFixed(2)} of nginx's rate`);
  return ratio >= wanted
    ? []
    : [`${path}: the server's rate is ${ratio.toFixed(2)} of nginx's, its budget ${wanted}`];
}

function startOurs(port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  return spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'inherit' });
}

async function answering(port: number) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers on port ${port}`);
}

async function rate(port: number, path: string): Promise<number> {
  const args = ['-t1', '-c32', '-d5s', '-H', 'Accept-Encoding: br, gzip', `http://127.0.0.1:${port}${path}`];
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors:\n${stdout}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
