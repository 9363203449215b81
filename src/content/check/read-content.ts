import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import type { Content, Reviewed } from './content-files.ts';
import { exceptionsSchema } from './exceptions.ts';
import { readMarkdown } from './markdown.ts';
import { noteIn, withNote } from './note.ts';

/** Reads the folder `content/`. A file that cannot be read throws with its name. */
export function readContent(folder: string): Content {
  const names = globSync(['{pictures,security,site}.yaml', '{en,ar}/**/*.*'], { cwd: folder });
  const sources = names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  return {
    files: Object.fromEntries(sources.map(([name, source]) => [name, parsed(name, source)])),
    exceptions: exceptionsSchema.parse(parse(readFileSync(join(folder, 'exceptions.yaml'), 'utf8'))),
    reviewed: Object.fromEntries(
      sources.flatMap(([name, source]) => {
        const note = noteIn(source);
        return note ? [[name, note]] : [];
      }),
    ),
  };
}

/** Notes in each of these files that both languages were looked at. */
export function writeReviewed(folder: string, notes: Reviewed): void {
  for (const [name, hash] of Object.entries(notes)) {
    const file = join(folder, name);
    writeFileSync(file, withNote(readFileSync(file, 'utf8'), hash));
  }
}

const readers = { '.yaml': parse, '.md': readMarkdown };

function parsed(name: string, source: string): unknown {
  const read = readers[extname(name) as keyof typeof readers];
  // Anything else has no schema, and the check says so.
  if (!read) return null;
  try {
    return read(source);
  } catch (error) {
    throw new Error(`content/${name}: ${(error as Error).message}`);
  }
}
