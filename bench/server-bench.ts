import { spawnSync } from 'node:child_process';
import { freePort } from '../tests/free-port.ts';
import { medianOf } from './median.ts';
import { startNginx } from './nginx.ts';
import { startOurServer } from './our-server.ts';

/** Share of nginx's rate that ours must reach. */
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
  const port = await freePort();
  const nginx = startNginx(dist, port);
  const ours = await startOurServer();
  const origins = { nginx: `http://localhost:${port}`, ours: ours.origin };
  try {
    await answering(origins.nginx);
    const rates: Record<keyof typeof origins, number[]> = { nginx: [], ours: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['nginx', 'ours'] as const) rates[name].push(rate(origins[name], path));
    }
    return report(path, rates);
  } finally {
    nginx.kill('SIGTERM');
    await ours.stop();
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

async function answering(origin: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${origin}`);
}

function rate(origin: string, path: string): number {
  const args = ['-t1', '-c32', '-d5s', '-H', 'Accept-Encoding: br, gzip', `${origin}${path}`];
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors:\n${stdout}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
