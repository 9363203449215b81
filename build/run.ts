import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command or tool in the project and shows its output. Resolves to its exit code. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const { status } = await start(command, args, { PATH: path, ...env }, 'shown');
  return status;
}

export interface RunResult {
  status: number;
  /** What it printed, where that was captured. */
  output: string;
}

export interface RunOptions {
  env?: Record<string, string>;
  output?: 'shown' | 'captured';
}

const tools = {
  astro: 'astro/bin/astro.mjs',
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  stylelint: 'stylelint/bin/stylelint.mjs',
  tsc: '@typescript/native/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** Runs a tool of node_modules on this very Node, without a shell, so that it runs on every system. */
export function runTool(
  tool: keyof typeof tools,
  args: string[],
  { env = {}, output = 'shown' }: RunOptions = {},
): Promise<RunResult> {
  const file = join(root, 'node_modules', tools[tool]);
  return start(process.execPath, [file, ...args], { ASTRO_TELEMETRY_DISABLED: '1', ...env }, output);
}

/** Runs a TypeScript file of the project in a process of its own, its output captured. */
export function runFile(file: string, args: string[] = []): Promise<RunResult> {
  return start(process.execPath, [join(root, file), ...args], {}, 'captured');
}

function start(command: string, args: string[], env: Record<string, string>, output: 'shown' | 'captured') {
  const child = spawn(command, args, {
    cwd: root,
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // Half of the time of a start, for this one and what it starts.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env, ...env },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  return new Promise<RunResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}
