import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, parseContentFile } from './content-files.ts';
import { readYaml } from './read-files.ts';
import { noteIn, withNote } from './review-note.ts';
import { exceptionsSchema } from './schemas/exceptions.ts';

/** Reads the folder `content/`. A file that cannot be read throws with its name. */
export function readContent(folder: string): Content {
  const names = globSync(['{pictures,security,site}.yaml', '{en,ar}/**/*.*'], { cwd: folder }).sort();
  const sources = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const notes = sources.map(([name, source]) => [name, noteIn(source)]);
  return {
    files: Object.fromEntries(sources.map(([name, source]) => [name, parseContentFile(name, source)])),
    exceptions: readYaml(join(folder, 'exceptions.yaml'), exceptionsSchema),
    reviewed: Object.fromEntries(notes.filter(([, note]) => note)),
  };
}

/** Notes in each of these files that both languages were looked at. */
export function writeReviewed(folder: string, notes: Content['reviewed']): void {
  for (const [name, hash] of Object.entries(notes)) {
    const file = join(folder, name);
    writeFileSync(file, withNote(readFileSync(file, 'utf8'), hash));
  }
}
