import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import type { Generator } from './generator.ts';

interface HashedFiles {
  name: string;
  /** By file, from the project's root: a hash of all that it shows. */
  hashes(): Record<string, string> | Promise<Record<string, string>>;
  /** Makes some of them, and calls `made` after each. */
  draw(files: string[], made: (file: string) => void): Promise<void>;
}

/** A generator that notes in assets/NAME/NAME-made.json what each file was made from. */
export function hashedFiles({ name, hashes, draw }: HashedFiles): Required<Generator> {
  const noteFile = join(root, 'assets', name, `${name}-made.json`);
  const read = (): Record<string, string> =>
    existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : {};
  return { name, stale, make, markCurrent };

  async function stale() {
    const [now, before] = [await hashes(), read()];
    const old = Object.keys(now).filter((file) => now[file] !== before[file] || !isThere(file));
    return [...old, ...Object.keys(before).filter((file) => !(file in now))];
  }

  async function make(files: string[]) {
    const now = await hashes();
    const made: string[] = [];
    for (const file of files) if (!(file in now)) await rm(join(root, file), { force: true });
    const current = files.filter((file) => file in now);
    try {
      if (current.length > 0) await draw(current, (file) => made.push(file));
    } finally {
      // What was made before something failed stays made.
      await note(made);
    }
  }

  async function markCurrent(files: string[]) {
    const missing = files.filter((file) => !isThere(file));
    if (missing.length > 0) throw new Error(`These files are missing: ${missing.join(', ')}`);
    await note(files);
  }

  async function note(files: string[]) {
    const [now, before] = [await hashes(), read()];
    const noted = Object.keys(now)
      .sort()
      .flatMap((file) => {
        const hash = files.includes(file) ? now[file] : before[file];
        return hash ? [[file, hash]] : [];
      });
    await writeFile(noteFile, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
  }
}

function isThere(file: string): boolean {
  return existsSync(join(root, file));
}
