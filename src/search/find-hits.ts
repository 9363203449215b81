import type { Query, SearchOptions } from 'minisearch';
import { foldText, tokenize } from './fold-text.ts';
import type { SearchEntry } from './search-entry.ts';
import { maxQueryWords, type SearchIndex, wordsOf } from './search-index.ts';
import { isStopWord, stemsOf, stemsOfSite } from './stems.ts';

export interface SearchHit {
  entry: SearchEntry;
  found: Set<string>;
}

/** With fewer results, partial matches are shown too. */
const minResults = 3;

/** Returns the best hits first. */
export function findHits(
  index: SearchIndex,
  query: string,
  isShown: (entry: SearchEntry) => boolean = () => true,
): SearchHit[] {
  const { entryOf } = index;
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const queries = words.map((word, position) =>
    stemQuery(index, word, { isLast: position === words.length - 1, isOnly: words.length === 1 }),
  );
  const stems = new Set(words.map((word) => stemsOf(word)[0]));
  const options: SearchOptions = {
    filter: ({ id }) => isShown(entryOf(id)),
    boostDocument: (path) => weight(entryOf(path)) * (1 + similarity(index, path, stems)),
  };
  const all = index.search.search({ combineWith: 'AND', queries }, options);
  const results = all.length < minResults ? partialMatches(index, words, queries, options) : all;
  return results.map(({ id, terms }) => ({ entry: entryOf(id), found: new Set(terms) }));
}

function partialMatches({ search }: SearchIndex, words: string[], queries: Query[], options: SearchOptions) {
  const stems = words.map(stemsOf);
  const results = search.search({ combineWith: 'OR', queries }, options).map((result) => {
    const found = stems.filter((ofWord) => ofWord.some((stem) => result.queryTerms.includes(stem)));
    return { ...result, coverage: found.length / words.length };
  });
  const highestCoverage = Math.max(...results.map(({ coverage }) => coverage));
  return results
    .filter(({ coverage }) => coverage >= highestCoverage / 2)
    .sort((one, other) => other.score * other.coverage ** 2 - one.score * one.coverage ** 2);
}

/** Searches words of the site as they are, and other words as prefixes and with typing errors. */
function stemQuery(
  { indexedStems }: SearchIndex,
  word: string,
  { isLast, isOnly }: { isLast: boolean; isOnly: boolean },
): Query {
  const stems = stemsOf(word);
  const knownStems = stems.filter((stem) => indexedStems.has(stem));
  const prefix = (stem: string) => stem.length > 1 || isOnly;
  if (knownStems.length === 0) return { combineWith: 'OR', queries: stems, prefix, fuzzy: maxTypos };
  const prefixQuery: Query = { combineWith: 'OR', queries: stems.slice(1), prefix };
  return { combineWith: 'OR', queries: isLast ? [...knownStems, prefixQuery] : knownStems };
}

function similarity({ titles }: SearchIndex, path: string, stems: Set<string | undefined>): number {
  const shares = (titles.get(path) ?? []).map((title) => {
    const shared = [...title].filter((stem) => stems.has(stem)).length;
    return shared / Math.max(title.size, stems.size, 1);
  });
  return Math.max(...shares);
}

/** Returns the query with each unknown word replaced by the nearest known one; undefined if nothing changes. */
export function suggest(index: SearchIndex, query: string): string | undefined {
  const words = tokenize(query).map((word) => word.text);
  // Finding a near word is the slowest step, so a long query gets no suggestion.
  if (words.length > maxQueryWords) return undefined;
  const better = words.map((word) => nearest(index, word) ?? word);
  return better.some((word, position) => word !== words[position]) ? better.join(' ') : undefined;
}

function nearest({ search, indexedStems, entryOf }: SearchIndex, word: string): string | undefined {
  const stems = stemsOf(word);
  if (stems.some((stem) => indexedStems.has(stem))) return undefined;
  const isNear = (term: string) => term.charAt(0) === stems[0]?.charAt(0);
  const [best] = search.search(
    { combineWith: 'OR', queries: stems, fuzzy: 0.4 },
    { filter: ({ terms }) => terms.some(isNear) },
  );
  const written = best && wordLike(entryOf(best.id), best.terms.filter(isNear));
  return written?.replace(/^\p{Lu}\p{Ll}+$/u, foldText);
}

/** Returns the query's words that the site has too, in small letters and without stop words. */
export function knownWords({ indexedStems }: SearchIndex, query: string): string[] {
  const words = wordsOf(query).filter(
    (word) => !isStopWord(word) && stemsOf(word).some((stem) => indexedStems.has(stem)),
  );
  return words.map((word) => word.toLowerCase());
}

function weight({ kind, path }: SearchEntry): number {
  if (kind === 'job') return 0.8;
  return path.includes('#') ? 1 : 1.3;
}

function maxTypos(stem: string): number {
  if (stem.length < 4) return 0;
  return stem.length < 8 ? 1 : 2;
}

function wordLike({ title, text, bodyWords, inOtherLanguage = [''] }: SearchEntry, stems: string[]) {
  const words = tokenize([title, text, bodyWords, ...inOtherLanguage].join(' '));
  return words.find((word) => stemsOfSite(word.text).some((stem) => stems.includes(stem)))?.text;
}
