import MiniSearch from 'minisearch';
import { tokenize } from './fold-text.ts';
import type { SearchEntry } from './search-entry.ts';
import { isStopWord, stemsOfSite } from './stems.ts';

/** The weight of each field; `around` is the page that a section belongs to. */
const boost = { title: 6, keywords: 5, text: 2, around: 1.5, bodyWords: 1, otherTitle: 5, otherText: 1.5 };
export const maxQueryWords = 12;

/** The site's entries as MiniSearch finds them; find-hits.ts asks it. */
export interface SearchIndex {
  search: MiniSearch<SearchEntry>;
  indexedStems: ReadonlySet<string>;
  /** The stems of a page's titles, by its path. */
  titles: Map<string, Set<string | undefined>[]>;
  entryOf(path: string): SearchEntry;
}

export function openSearchIndex(entries: SearchEntry[]): SearchIndex {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const indexedStems = new Set<string>();
  const search = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: Object.keys(boost),
    extractField: (entry, field) => (field === 'path' ? entry.path : textOfField(byPath, entry, field)),
    tokenize: (text) => tokenize(text).map((word) => word.text),
    processTerm(word) {
      const stems = stemsOfSite(word);
      for (const stem of stems) indexedStems.add(stem);
      return [...stems];
    },
    searchOptions: { tokenize: (stem) => [stem], processTerm: (stem) => stem, boost },
  });
  search.addAll(entries);
  const titles = new Map(
    entries.map(({ path, title, inOtherLanguage }) => [path, [title, inOtherLanguage?.[0]].map(stemsIn)]),
  );
  return { search, indexedStems, titles, entryOf };

  function entryOf(path: string): SearchEntry {
    const entry = byPath.get(path);
    if (!entry) throw new Error(`The index has no entry for ${path}.`);
    return entry;
  }
}

/** Returns the words of a query or a title, without stop words unless it has no others. */
export function wordsOf(query: string): string[] {
  const words = tokenize(query).map((word) => word.text);
  const significant = words.filter((word) => !isStopWord(word));
  return (significant.length > 0 ? significant : words).slice(0, maxQueryWords);
}

function textOfField(byPath: Map<string, SearchEntry>, entry: SearchEntry, field: string): string {
  const { title, text, bodyWords, keywords, inOtherLanguage, parent = '', path } = entry;
  const page = byPath.get(path.slice(0, Math.max(path.lastIndexOf('#'), path.lastIndexOf('/'))));
  const around = page ? `${parent} ${page.keywords ?? ''}` : parent;
  return (
    {
      title,
      text,
      bodyWords,
      keywords,
      around,
      otherTitle: inOtherLanguage?.[0],
      otherText: inOtherLanguage?.[1],
    }[field] ?? ''
  );
}

function stemsIn(text = ''): Set<string | undefined> {
  return new Set(wordsOf(text).map((word) => stemsOfSite(word)[0]));
}
