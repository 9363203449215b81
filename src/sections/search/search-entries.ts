import { getSearchMessages } from '#content/readers.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { tokenize } from '#search/fold-text.ts';
import type { SearchEntry } from '#search/search-entry.ts';
import { isStopWord, stemsOf } from '#search/stems.ts';
import type { ArticleInParts } from './article-parts.ts';
import { languageEntries } from './language-entries.ts';
import type { SearchSource } from './page-entries.ts';

/** All entries of a language's pages, and those that exist only in the other language. */
export function searchEntries(
  language: Language,
  articles: Record<Language, ArticleInParts[]>,
): SearchEntry[] {
  const other = otherLanguage(language);
  const { keywords } = getSearchMessages(language);
  const own = languageEntries(language, articles[language]);
  const foreign = new Map(languageEntries(other, articles[other]).map((entry) => [entry.path, entry]));
  const withAlternates = own.map((entry): SearchEntry => {
    const alternate = foreign.get(entry.path);
    foreign.delete(entry.path);
    const whole = alternate && !entry.parent && onceEach([alternate.text], alternate.title);
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

function withoutRest({ rest, ...entry }: SearchSource): SearchEntry {
  return { ...entry, more: onceEach(rest, `${entry.title} ${entry.text}`) };
}

/** The significant words of some texts, each once, except those that are already included. */
function onceEach(texts: string[], said: string): string {
  const seen = new Set(tokenize(said).map(({ text }) => stemsOf(text)[0]));
  const words = tokenize(texts.join(' ')).map(({ text }) => text);
  return words
    .filter((word) => {
      const [stem] = stemsOf(word);
      const isNew = !seen.has(stem) && !isStopWord(word);
      seen.add(stem);
      return isNew;
    })
    .join(' ');
}
