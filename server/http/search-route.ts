import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Language } from '#language/languages.ts';
import { localizedPath, parsePath, paths } from '#language/paths.ts';
import { type Finder, openFinder } from '#search/finder.ts';
import { decodeIndex } from '#search/packed-index.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import type { Clock } from '../monitoring/clock.ts';
import type { LivePage } from './built-pages.ts';
import { renderLivePage } from './live-page.ts';
import { sendLivePage } from './responses.ts';

/** Answers the search's page with what its query finds, out of the indexes of a finished build. */
export function createSearchRoute(directory: string, now: Clock) {
  const finders = new Map<Language, Promise<Finder>>();
  return { isSearch, answer };

  function isSearch(pathname: string): boolean {
    return parsePath(pathname).path === paths.search;
  }

  /** @param asked the query of the address, `?q=tax`; may be empty */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { template, security }: LivePage,
    pathname: string,
    asked: string,
  ) {
    const finder = await finderOf(parsePath(pathname).language);
    const answer = answerTo(finder, readQuery(new URLSearchParams(asked)), now());
    const query = searchPath('', answer.query);
    const text = renderLivePage(template, 'SearchPage', { answer }, query);
    // What somebody looked for is theirs: their own browser may keep the answer, nobody between.
    await sendLivePage(request, response, { text, security }, { cache: 'private, no-cache' });
  }

  /** Read at the first question: a tenth of a second that no start has to wait for. */
  function finderOf(language: Language): Promise<Finder> {
    const finder = finders.get(language) ?? read(join(directory, localizedPath(language, paths.searchIndex)));
    finders.set(language, finder);
    finder.catch(() => finders.delete(language));
    return finder;
  }
}

async function read(file: string): Promise<Finder> {
  return openFinder(decodeIndex(JSON.parse(await readFile(file, 'utf8'))));
}
