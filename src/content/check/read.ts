import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Approved, Content } from './content.ts';
import { exceptionsSchema } from './exceptions.ts';

/** Reads the folder `content/`. A file that is no YAML throws with its name. */
export function readContent(folder: string): Content {
  const names = globSync(['site.yaml', '{en,ar}/**/*.*'], { cwd: folder });
  return {
    files: Object.fromEntries(names.sort().map((name) => [name, readYaml(folder, name)])),
    exceptions: exceptionsSchema.parse(readYaml(folder, 'exceptions.yaml')),
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

function readYaml(folder: string, name: string): unknown {
  // Anything else has no schema, and the check says so.
  if (!name.endsWith('.yaml')) return null;
  try {
    return parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`content/${name}: ${(error as Error).message}`);
  }
}
