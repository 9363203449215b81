import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { type Finder, openFinder } from '#search/finder.ts';
import { decodeIndex } from '#search/packed-index.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import type { Clock } from '../monitoring/clock.ts';
import type { Pages } from './built-pages.ts';
import { renderLivePage } from './live-page.ts';
import { sendLivePage } from './responses.ts';
import type { Route } from './route.ts';

export type FinderOf = (language: Language) => Promise<Finder>;

export function createSearchRoute(finderOf: FinderOf, pages: Pages, now: Clock): Route {
  return {
    cost: 'dynamic',
    matches: ({ method, pathname, path }) =>
      method === 'GET' && path === paths.search && pages.live(pathname) !== undefined,
    async handle(request, response, { pathname, language, query }) {
      const page = pages.live(pathname);
      if (!page) return;
      const finder = await finderOf(language);
      const answer = answerTo(finder, readQuery(new URLSearchParams(query)), now());
      const text = renderLivePage(page.template, 'SearchPage', { answer }, searchPath('', answer.query));
      // Only the visitor's own browser may keep what they searched for.
      await sendLivePage(
        request,
        response,
        { text, security: page.security },
        { cache: 'private, no-cache' },
      );
    },
  };
}

/** Finders in the indexes of a finished build, each read at its first search: it takes a tenth of a second. */
export function findersIn(directory: string): FinderOf {
  const finders = new Map<Language, Promise<Finder>>();
  return (language) => {
    const finder = finders.get(language) ?? read(join(directory, localizedPath(language, paths.searchIndex)));
    finders.set(language, finder);
    finder.catch(() => finders.delete(language));
    return finder;
  };
}

async function read(file: string): Promise<Finder> {
  return openFinder(decodeIndex(JSON.parse(await readFile(file, 'utf8'))));
}
