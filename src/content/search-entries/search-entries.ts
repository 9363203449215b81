import { getSearchMessages } from '#content/readers.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { tokenize } from '#search/fold-text.ts';
import type { SearchEntry } from '#search/search-entry.ts';
import { isStopWord, stemsOf } from '#search/stems.ts';
import { type ArticleAnchors, languageEntries } from './language-entries.ts';

/** Returns all entries of a language's pages; both languages have the same pages. */
export function searchEntries(language: Language, anchors: ArticleAnchors): SearchEntry[] {
  const other = otherLanguage(language);
  const { keywords } = getSearchMessages(language);
  const alternates = new Map(languageEntries(other, anchors).map((entry) => [entry.path, entry]));
  return languageEntries(language, anchors).map(({ bodyTexts, ...entry }) => {
    const alternate = alternates.get(entry.path);
    const whole = alternate && !entry.parent && newSignificantWords([alternate.text], alternate.title);
    return {
      ...entry,
      bodyWords: newSignificantWords(bodyTexts, `${entry.title} ${entry.text}`),
      keywords: keywords[entry.path],
      inOtherLanguage: alternate && (whole ? [alternate.title, whole] : [alternate.title]),
    };
  });
}

/** Returns the significant words of some texts, each once, without those that `shown` has. */
function newSignificantWords(texts: string[], shown: string): string {
  const seen = new Set(tokenize(shown).map(({ text }) => stemsOf(text)[0]));
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
