import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptionsSchema } from '#content/schemas/exceptions.ts';
import { languageFolders } from '#i18n/languages.ts';
import { collections } from './collections.ts';
import { type Content, parseContentFile } from './content-files.ts';
import { globFiles, readYaml } from './read-collection.ts';
import { noteIn, withNote } from './review-note.ts';

const facts = Object.values(collections).flatMap(({ layout, pattern }) =>
  layout === 'shared' ? [pattern] : [],
);

type OnUnreadable = (file: string, error: Error) => void;

/** Reads the folder `content/`. Throws an Error for an unreadable file; with `onUnreadable`, its value is null. */
export function readContent(folder: string, onUnreadable?: OnUnreadable): Content {
  const names = globFiles([...facts, `${languageFolders}/**/*.*`], folder);
  const sources = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const notes = sources.map(([name, source]) => [name, noteIn(source)]);
  return {
    files: Object.fromEntries(sources.map(([name, source]) => [name, parsed(name, source, onUnreadable)])),
    exceptions: readYaml(join(folder, 'exceptions.yaml'), exceptionsSchema),
    reviewed: Object.fromEntries(notes.filter(([, note]) => note)),
  };
}

function parsed(name: string, source: string, onUnreadable?: OnUnreadable): unknown {
  try {
    return parseContentFile(name, source);
  } catch (error) {
    if (!onUnreadable || !(error instanceof Error)) throw error;
    onUnreadable(name, error);
    return null;
  }
}

/** Writes the `# reviewed` comment of each file, by its path in `content/`. */
export function writeReviewed(folder: string, notes: Content['reviewed']): void {
  for (const [name, hash] of Object.entries(notes)) {
    const file = join(folder, name);
    writeFileSync(file, withNote(readFileSync(file, 'utf8'), hash));
  }
}
