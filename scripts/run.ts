import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project with its output shown, tools of node_modules first. Resolves to its exit code. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
