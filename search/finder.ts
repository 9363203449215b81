import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { Entry } from './entries.ts';
import { fold, tokenize } from './fold-text.ts';
import { isStopWord, stemsOf } from './stems.ts';

export interface Result {
  entry: Entry;
  /** The forms (`formsOf`) that were found in it. */
  found: Set<string>;
}

export type Finder = ReturnType<typeof openFinder>;

/** How much a word weighs by where it stands. `around` is the page that a section belongs to. */
const boost = { title: 6, keywords: 5, text: 2, around: 1.5, more: 1, otherTitle: 5, otherText: 1.5 };
/** More words than any question has: each of them costs time. */
const maxQueryWords = 12;
/** Below it, what has only some of the words is shown as well. */
const minResults = 3;

/** Makes the entries of a language's index ready to be looked through. */
export function openFinder(entries: Entry[]) {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const titles = new Map(entries.map(({ path, title, other }) => [path, [title, other?.[0]].map(stemsIn)]));
  const known = new Set<string>();
  const index = new MiniSearch<Entry>({
    idField: 'path',
    fields: Object.keys(boost),
    extractField: (entry, field) => (field === 'path' ? entry.path : fieldOf(entry, field)),
    tokenize: (text) => tokenize(text).map((word) => word.text),
    processTerm: (word) => stemsOf(word).map(noted),
    searchOptions: { tokenize: (form) => [form], processTerm: (form) => form, boost },
  });
  index.addAll(entries);
  return { find, suggest };

  function noted(form: string): string {
    known.add(form);
    return form;
  }

  /** What a question finds, the best first. `isShown` leaves out what is not to be found today. */
  function find(query: string, isShown: (entry: Entry) => boolean = () => true): Result[] {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const queries = words.map((word, place) => queryOf(word, place === words.length - 1, words.length === 1));
    const stems = new Set(words.map((word) => stemsOf(word)[0]));
    const options: SearchOptions = {
      filter: ({ id }) => isShown(entryOf(id)),
      boostDocument: (path) => weight(entryOf(path)) * (1 + likeness(path, stems)),
    };
    const all = index.search({ combineWith: 'AND', queries }, options);
    const results = all.length < minResults ? some(words, queries, options) : all;
    return results.map(({ id, terms }) => ({ entry: entryOf(id), found: new Set(terms) }));
  }

  /** What has some of the words: the more of them, the better, and nothing with less than half of what is possible. */
  function some(words: string[], queries: Query[], options: SearchOptions): SearchResult[] {
    const results = index.search({ combineWith: 'OR', queries }, options).map((result) => {
      const has = (word: string) => stemsOf(word).some((form) => result.queryTerms.includes(form));
      return { ...result, share: words.filter(has).length / words.length };
    });
    const most = Math.max(...results.map(({ share }) => share));
    return results
      .filter(({ share }) => share >= most / 2)
      .sort((one, other) => other.score * other.share ** 2 - one.score * one.share ** 2);
  }

  /** A word that the site has is looked for as it is; others as beginnings, and as slips of the hand. */
  function queryOf(word: string, isLast: boolean, isOnly: boolean): Query {
    const forms = stemsOf(word);
    const kept = forms.filter((form) => known.has(form));
    const prefix = (form: string) => form.length > 1 || isOnly;
    if (kept.length === 0) return { combineWith: 'OR', queries: forms, prefix, fuzzy: slips };
    const begun: Query = { combineWith: 'OR', queries: forms.slice(1), prefix };
    return { combineWith: 'OR', queries: isLast ? [...kept, begun] : kept };
  }

  /** From 0 to 1: how much of a title the question is, and of the question the title. */
  function likeness(path: string, stems: Set<string | undefined>): number {
    const shares = (titles.get(path) ?? []).map((title) => {
      const shared = [...title].filter((stem) => stems.has(stem)).length;
      return shared / Math.max(title.size, stems.size, 1);
    });
    return Math.max(...shares);
  }

  /** The question with each word that nobody here has written replaced by the nearest that somebody has. */
  function suggest(query: string): string | undefined {
    const words = wordsOf(query);
    const better = words.map((word) => nearest(word) ?? word);
    return better.some((word, place) => word !== words[place]) ? better.join(' ') : undefined;
  }

  function nearest(word: string): string | undefined {
    const forms = stemsOf(word);
    if (forms.some((form) => known.has(form))) return undefined;
    const isNear = (term: string) => term.charAt(0) === forms[0]?.charAt(0);
    const [best] = index.search(
      { combineWith: 'OR', queries: forms, fuzzy: 0.4 },
      { filter: ({ terms }) => terms.some(isNear) },
    );
    const written = best && wordLike(entryOf(best.id), best.terms.filter(isNear));
    // At the start of a sentence only.
    return written?.replace(/^\p{Lu}\p{Ll}+$/u, fold);
  }

  function entryOf(path: string): Entry {
    return byPath.get(path) as Entry;
  }

  function fieldOf(entry: Entry, field: string): string {
    const { title, text, more, keywords, other, parent = '', path } = entry;
    const page = byPath.get(path.slice(0, Math.max(path.lastIndexOf('#'), path.lastIndexOf('/'))));
    const around = page ? `${parent} ${page.keywords ?? ''}` : parent;
    return (
      { title, text, more, keywords, around, otherTitle: other?.[0], otherText: other?.[1] }[field] ?? ''
    );
  }
}

/** The words of a question that say something. */
function wordsOf(query: string): string[] {
  const words = tokenize(query).map((word) => word.text);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryWords);
}

function stemsIn(text = ''): Set<string | undefined> {
  return new Set(wordsOf(text).map((word) => stemsOf(word)[0]));
}

/** A page before its sections, and a service before the job of doing it. */
function weight({ kind, path }: Entry): number {
  if (kind === 'job') return 0.8;
  return path.includes('#') ? 1 : 1.3;
}

/** How many letters may be wrong. */
function slips(form: string): number {
  if (form.length < 4) return 0;
  return form.length < 8 ? 1 : 2;
}

/** The word of an entry that has one of the forms, as it is written there. */
function wordLike({ title, text, more, other = [''] }: Entry, forms: string[]): string | undefined {
  const words = tokenize([title, text, more, ...other].join(' '));
  return words.find((word) => stemsOf(word.text).some((form) => forms.includes(form)))?.text;
}
