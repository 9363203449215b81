import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readExtraParameters } from '#i18n/extra-parameters.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { type Finder, openFinder } from '#search/finder.ts';
import { decodeIndex } from '#search/packed-index.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';

interface SearchOptions {
  finderOf: FinderOf;
  now(): number;
}

export async function searchPage(app: FastifyInstance, options: SearchOptions) {
  livePage(app, paths.search, (asked) => loadSearch(options, asked));
}

async function loadSearch(
  { finderOf, now }: SearchOptions,
  { language, query }: PageRequest,
): Promise<Loaded<'SearchPage'>> {
  const answer = answerTo(await finderOf(language), readQuery(new URLSearchParams(query)), now());
  const extraParameters = readExtraParameters(query, ['q']);
  return { state: { answer, extraParameters }, query: searchPath('', answer.query, extraParameters) };
}

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
