import type { FastifyInstance } from 'fastify';
import { foreignParameters } from '#language/foreign-parameters.ts';
import { paths } from '#language/paths.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import type { Pages } from '../plugins/built-pages.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';
import type { FinderOf } from './search-finders.ts';

interface SearchDeps {
  finderOf: FinderOf;
  now(): number;
}

export function searchPage(app: FastifyInstance, { pages, ...deps }: SearchDeps & { pages: Pages }) {
  livePage(app, pages, paths.search, (asked) => loadSearch(deps, asked));
}

export async function loadSearch(
  { finderOf, now }: SearchDeps,
  { language, query }: PageRequest,
): Promise<Loaded<'SearchPage'>> {
  const answer = answerTo(await finderOf(language), readQuery(new URLSearchParams(query)), now());
  const carried = foreignParameters(query, ['q']);
  return { state: { answer, carried }, query: searchPath('', answer.query, carried) };
}
