import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

export interface ProcessResult {
  /** Null if the process was killed. */
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program to its end, and reads all that it writes. */
export async function runProcess(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ProcessResult> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // The text reader of node:stream would drop the byte order mark.
  const [out, err, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out: out.toString('utf8'), err: err.toString('utf8') };
}
