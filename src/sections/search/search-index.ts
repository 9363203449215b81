import { type Language, otherLanguage } from '#language/languages.ts';
import type { Entry } from '#search/entries.ts';
import { tokenize } from '#search/fold-text.ts';
import { isStopWord, stemsOf } from '#search/stems.ts';
import { ownEntries } from './own-entries.ts';
import type { SearchSources } from './search-sources.ts';
import type { OwnEntry } from './site-page-entries.ts';

/** All that is searched on the pages of a language: its own entries, and those of the other one alone. */
export function searchIndex(language: Language, sources: Record<Language, SearchSources>): Entry[] {
  const other = otherLanguage(language);
  const { keywords } = sources[language].search;
  const own = ownEntries(language, sources[language]);
  const foreign = new Map(ownEntries(other, sources[other]).map((entry) => [entry.path, entry]));
  const withAlternates = own.map((entry): Entry => {
    const alternate = foreign.get(entry.path);
    foreign.delete(entry.path);
    const whole = alternate && !entry.parent && onceEach(alternate.text, alternate.title);
    return {
      ...withoutRest(entry),
      keywords: keywords[entry.path],
      other: alternate && (whole ? [alternate.title, whole] : [alternate.title]),
    };
  });
  return [
    ...withAlternates,
    ...[...foreign.values()].map((entry) => ({ ...withoutRest(entry), language: other })),
  ];
}

function withoutRest({ rest, ...entry }: OwnEntry): Entry {
  return { ...entry, more: onceEach(rest, `${entry.title} ${entry.text}`) };
}

/** The words of some content that say something, each once, without those of a text. */
function onceEach(content: unknown, said: string): string {
  const seen = new Set(tokenize(said).map(({ text }) => stemsOf(text)[0]));
  const words = tokenize(texts(content).join(' ')).map(({ text }) => text);
  return words
    .filter((word) => {
      const [stem] = stemsOf(word);
      const isNew = !seen.has(stem) && !isStopWord(word);
      seen.add(stem);
      return isNew;
    })
    .join(' ');
}

/** Every text in some content, but those that are names for the code. */
function texts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (names.has(key) ? [] : texts(value)));
}

const names = new Set([
  'id',
  'picture',
  'pictureNarrow',
  'link',
  'linkNarrow',
  'film',
  'unit',
  'sign',
  'letter',
  'to',
]);
