import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import type { Approved, Content } from './content.ts';
import { exceptionsSchema } from './exceptions.ts';
import { readMarkdown } from './markdown.ts';

/** Reads the folder `content/`. A file that cannot be read throws with its name. */
export function readContent(folder: string): Content {
  const names = globSync(['{security,site}.yaml', '{en,ar}/**/*.*'], { cwd: folder });
  return {
    files: Object.fromEntries(names.sort().map((name) => [name, readParsed(folder, name)])),
    exceptions: exceptionsSchema.parse(readParsed(folder, 'exceptions.yaml')),
    approved: readApproved(folder),
  };
}

/** Writes content/translated.json, one text a line. */
export function writeApproved(folder: string, approved: Approved): void {
  writeFileSync(join(folder, 'translated.json'), `${JSON.stringify(approved, null, 1)}\n`);
}

function readApproved(folder: string): Approved {
  const file = join(folder, 'translated.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Approved) : {};
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
