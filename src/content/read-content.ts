import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { collectionOf } from './collections.ts';
import { describe, type FieldSchema } from './fields.ts';
import { readMarkdown } from './markdown.ts';
import { readYaml } from './read-files.ts';
import { noteIn, withNote } from './review-note.ts';
import { type Exceptions, exceptionsSchema } from './schemas/exceptions.ts';

/** The content as it stands in its files, right or wrong: for the content check and for the editor. */
export interface Content {
  /** What a file holds, by its path inside `content/`: `ar/services/3.yaml`. */
  files: Record<string, unknown>;
  exceptions: Exceptions;
  /** Per file: the short hash of its texts when both languages were last looked at. */
  reviewed: Record<string, string>;
}

/** Reads the folder `content/`. A file that cannot be read throws with its name. */
export function readContent(folder: string): Content {
  const names = globSync(['{pictures,security,site}.yaml', '{en,ar}/**/*.*'], { cwd: folder }).sort();
  const sources = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const notes = sources.map(([name, source]) => [name, noteIn(source)]);
  return {
    files: Object.fromEntries(sources.map(([name, source]) => [name, parsed(name, source)])),
    exceptions: readYaml(join(folder, 'exceptions.yaml'), exceptionsSchema),
    reviewed: Object.fromEntries(notes.filter(([, note]) => note)),
  };
}

function parsed(name: string, source: string): unknown {
  try {
    if (extname(name) === '.md') return readMarkdown(source);
    // Anything else has no schema, and the check says so.
    return extname(name) === '.yaml' ? parse(source) : null;
  } catch (error) {
    throw new Error(`content/${name}: ${(error as Error).message}`);
  }
}

/** Notes in each of these files that both languages were looked at. */
export function writeReviewed(folder: string, notes: Content['reviewed']): void {
  for (const [name, hash] of Object.entries(notes)) {
    const file = join(folder, name);
    writeFileSync(file, withNote(readFileSync(file, 'utf8'), hash));
  }
}

export interface ContentFile {
  /** Inside `content/`. */
  file: string;
  language: Language;
  /** Without the language: `services/3.yaml`. */
  name: string;
  /** `services` and `3`; a file may belong to no collection. */
  collection: string | undefined;
  id: string;
  value: unknown;
  field: FieldSchema | undefined;
}

/** The files of each language, or of one: all of the first, then all of the second. */
export function filesOf(files: Content['files'], languages: Language[] = languageCodes): ContentFile[] {
  return languages.flatMap((language) =>
    Object.keys(files).flatMap((file) => {
      if (!file.startsWith(`${language}/`)) return [];
      const [collection, { fileSchema } = {}] = collectionOf(file) ?? [];
      const field = fileSchema && describe(fileSchema);
      const name = file.slice(language.length + 1);
      const id = basename(name, extname(name));
      return [{ file, language, name, collection, id, value: files[file], field }];
    }),
  );
}
