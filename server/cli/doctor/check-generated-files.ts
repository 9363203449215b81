import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#lib/project-root.ts';
import { counted } from '../print.ts';
import { ok, warning } from './check-result.ts';

/** Checks whether share cards and profiles show the current texts. There is no result if `program` is missing. */
export async function checkGeneratedFiles(program = join(root, 'assets/assets-main.ts')) {
  if (!existsSync(program)) return [];
  const list = await new Promise<string>((resolve, reject) => {
    const args = [program, 'cards', 'profile', '--stale'];
    // The program exits with 1 if something is out of date.
    execFile(process.execPath, args, { cwd: root }, (error, stdout) =>
      error && error.code !== 1 ? reject(error) : resolve(stdout),
    );
  });
  const files = list.match(/^ {2}\S+$/gm) ?? [];
  if (files.length === 0) return [ok('Share cards and company profiles show the texts as they are.')];
  const text = `${counted(files.length, 'file')} of share cards and company profiles show older texts.`;
  return [warning(text, 'In a checkout: npm run assets, then look at them and commit them.')];
}
