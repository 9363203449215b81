import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { type Finder, openFinder } from '#search/finder.ts';
import { decodeIndex } from '#search/packed-index.ts';

export type FinderOf = (language: Language) => Promise<Finder>;

/** Each read at its first search: it takes a tenth of a second. */
export function findersIn(directory: string): FinderOf {
  const finders = new Map<Language, Promise<Finder>>();
  return (language) => {
    const finder =
      finders.get(language) ?? read(join(directory, localizedPath(language, paths.searchEntries)));
    finders.set(language, finder);
    finder.catch(() => finders.delete(language));
    return finder;
  };
}

async function read(file: string): Promise<Finder> {
  return openFinder(decodeIndex(JSON.parse(await readFile(file, 'utf8'))));
}
