import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Content, Reviewed } from './content.ts';
import { exceptionsSchema } from './exceptions.ts';
import { readMarkdown } from './markdown.ts';

/** Reads the folder `content/`. A file that cannot be read throws with its name. */
export function readContent(folder: string): Content {
  const names = globSync(['{security,site}.yaml', '{en,ar}/**/*.*'], { cwd: folder });
  return {
    files: Object.fromEntries(names.sort().map((name) => [name, readParsed(folder, name)])),
    exceptions: exceptionsSchema.parse(readParsed(folder, 'exceptions.yaml')),
    reviewed: readReviewed(folder),
  };
}

/** Writes content/reviewed.yaml, a file a line. */
export function writeReviewed(folder: string, reviewed: Reviewed): void {
  writeFileSync(join(folder, 'reviewed.yaml'), stringify(reviewed));
}

function readReviewed(folder: string): Reviewed {
  const file = join(folder, 'reviewed.yaml');
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
}

const readers = { '.yaml': parse, '.md': readMarkdown };

function readParsed(folder: string, name: string): unknown {
  const read = readers[extname(name) as keyof typeof readers];
  // Anything else has no schema, and the check says so.
  if (!read) return null;
  try {
    return read(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`content/${name}: ${(error as Error).message}`);
  }
}
