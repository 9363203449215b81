import { texts } from '#content/files/content-fields.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import type { Issue, RawIssue } from '#content/issues.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { TextRule } from './content-exceptions.ts';
import { latinNumbers, monthsIn, withoutAddresses } from './facts-in-texts.ts';
import { punctuation } from './punctuation.ts';

export function checkProse({ files, exceptions }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const issuesIn = rules.map((rule) => rule(language, exceptions));
    return filesOf(files, [language]).flatMap(({ file, value, field }) =>
      texts(value, field).flatMap(({ key, text }) =>
        issuesIn.flatMap((rule) => rule(text)).map((issue) => ({ file, key, ...issue })),
      ),
    );
  });
}

/** Finds words that the site does not use, and suggests others. After `=`, Arabic vowel marks count. */
export const avoidedTerms: TextRule = (language, { avoided }) => {
  const terms = Object.entries(avoided[language] ?? {}).map(([key, instead]) => {
    const found = key.replace(/^=/, '');
    return {
      issue: { code: 'term.avoided', found, instead } as const,
      countsMarks: found !== key,
      lower: found.toLowerCase(),
      pattern: wholeWord(found),
    };
  });
  return (withMarks) => {
    const bare = withMarks.replace(/[\u064b-\u0652\u0670]/g, '');
    const texts = { bare: bare.toLowerCase(), withMarks: withMarks.toLowerCase() };
    // This test is a hundred times faster than a regular expression, and most texts have none of the words.
    return terms.flatMap(({ issue, countsMarks, lower, pattern }) => {
      const text = countsMarks ? texts.withMarks : texts.bare;
      return text.includes(lower) && pattern.test(text) ? [issue] : [];
    });
  };
};

/** Matches a word, in Arabic also behind the prefixes that are joined to it: `والبيعة`, `للبيعة`. */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:[وف]?[بكل]?(?:ال)?|و?لل)${RegExp.escape(word)}(?!\\p{L})`, 'iu');
}

/** Finds figures that differ from the agreed ones (`agreed` in exceptions.yaml). */
const agreedFigures: TextRule = (language, { agreed }) => {
  const figures = agreed.flatMap(({ value, ...phrases }) =>
    (phrases[language] ?? []).map((phrase) => [value, phrasePattern(phrase)] as const),
  );
  return (text) => {
    if (!/\p{Nd}/u.test(text)) return [];
    const folded = latinNumbers(withoutAddresses(text));
    return figures.flatMap(([value, pattern]) =>
      [...folded.matchAll(pattern)]
        .filter(([, found = '']) => Number(found.replaceAll(',', '')) !== value)
        .map(([found]): RawIssue => ({ code: 'figure.differs', agreed: value, found })),
    );
  };
};

function phrasePattern(phrase: string): RegExp {
  const [before = '', after = ''] = phrase.split('#');
  return new RegExp(`(?<![\\d,.])${RegExp.escape(before)}(\\d+(?:,\\d{3})*)${RegExp.escape(after)}`, 'giu');
}

/** Finds days that no month has. */
const realDates: TextRule = () => (text) =>
  monthsIn(text).flatMap(({ found, exists }) => (exists ? [] : [{ code: 'date.impossible', found }]));

const rules: TextRule[] = [punctuation, avoidedTerms, agreedFigures, realDates];
