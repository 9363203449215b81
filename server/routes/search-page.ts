import type { FastifyInstance } from 'fastify';
import { readExtraParameters } from '#i18n/extra-parameters.ts';
import { paths } from '#i18n/paths.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';
import type { FinderOf } from './search-finders.ts';

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
