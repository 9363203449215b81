import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunResult {
  /** The exit code. */
  status: number;
  /** What it printed, where that was captured. */
  output: string;
}

interface RunOptions {
  env?: Record<string, string>;
  output?: 'shown' | 'captured';
}

/** Runs a program in the project. Rejects where there is no such program. */
export function run(
  command: string,
  args: string[],
  { env = {}, output = 'shown' }: RunOptions = {},
): Promise<RunResult> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // Half of the time of a start, for this one and what it starts.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env, ...env },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

const astro = join(root, 'node_modules/astro/bin/astro.mjs');

/** Runs Astro's command line on this very Node, without a shell, so that it runs on every system. */
export function runAstro(args: string[], options: RunOptions): Promise<RunResult> {
  return run(process.execPath, [astro, ...args], options);
}
