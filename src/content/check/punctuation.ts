import type { FoundCode, RawIssue } from '#content/issues.ts';
import type { Language } from '#i18n/languages.ts';
import { type Rule, termRemover } from './apply-exceptions.ts';
import { withoutAddresses } from './facts.ts';

type Sign = readonly [pattern: RegExp, code: FoundCode];

/** Signs of both languages. A line break is one by sense and counts as a space. */
const both: Sign[] = [
  [/[ \u00a0]{2,}| \n|\n /, 'space.double'],
  [/(?<=\S)[ \u00a0\n][،؛؟,;:?!.)»](?!\w)/, 'space.before-mark'],
  [/[(«][ \u00a0]/, 'space.after-opening'],
  [/(?<=[\p{L}\p{M}\d٪%)»])[،؛؟,;:?!](?=[\p{L}«(])|(?<=\p{L}{2})\.(?=\p{L}{2})/u, 'space.missing-after-mark'],
  [/[)»](?=\p{L})/u, 'space.missing-after-closing'],
  [/\.{3}/, 'mark.full-stops'],
  [/ [-—] |--/, 'mark.hyphen'],
];

/** The forms of letters that PDF files contain: nobody finds them by typing. */
export const presentationForms = /[\ufb00-\ufb06\ufb50-\ufd3d\ufd50-\ufdff\ufe70-\ufefc]+/;

/** Characters that no keyboard of ours has, where a text has any. */
const odd = /[^\n -~\u060c\u061b\u061f-\u066c\u2018-\u201d\u2026«»–]/u;
const oddSigns: Sign[] = [
  // Soft hyphens, joiners and marks of direction; tabs, and spaces that are no plain ones.
  [/[\p{Cf}\t\v\u2028\u2029]|(?! )\p{Zs}/u, 'character.invisible'],
  [/[\p{Co}\p{Cn}\ufffc\ufffd]|(?![©®™])\p{Extended_Pictographic}/u, 'character.symbol'],
  [presentationForms, 'letter.presentation'],
];

const ofLanguage: Record<Language, Sign[]> = {
  en: [[/["'`]/, 'mark.straight-quote']],
  ar: [
    // A Hijri year is followed by its sign without a space: ١٤٤٣هـ.
    [/[٠-٩٪](?=[\u0620-\u064a])(?!هـ(?!\p{L}))/u, 'space.missing-after-number'],
    [/["'“”‘’]/, 'mark.western-quote'],
    [/[,;?]/, 'mark.western'],
    [/%/, 'mark.western-percent'],
    [/(?<![٠-٩]ه)\u0640/, 'letter.stretched'],
    [/[\u06f0-\u06f9]/, 'digit.persian'],
    [/[\u066e-\u06d3]/, 'letter.persian'],
  ],
};

/** Letters and digits of the other language, each of which is named as it stands. */
const foreign: Record<Language, Sign[]> = {
  en: [[/[\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06f0-\u06f9]+/g, 'script.arabic']],
  ar: [
    [/[A-Za-z][\w'-]*/g, 'script.latin'],
    [/(?<![A-Za-z\d])\d[\d.,]*/g, 'script.western-digits'],
  ],
};

/** Spaces that are missing or too many, straight quotes, Western marks in Arabic, and letters of the other language. */
export const punctuation: Rule = (language, exceptions) => {
  const signs = [...both, ...ofLanguage[language]];
  const withoutTerms = termRemover(exceptions);
  return (text) => {
    const own = withoutTerms(withoutAddresses(text));
    return [
      ...(text === text.trim() ? [] : [{ code: 'space.around' } as const]),
      ...[...signs, ...(odd.test(own) ? oddSigns : [])].flatMap(([pattern, code]): RawIssue[] => {
        const found = pattern.exec(own);
        return found ? [{ code, found: withWordsAround(found) }] : [];
      }),
      ...foreign[language].flatMap(([pattern, code]): RawIssue[] =>
        [...own.matchAll(pattern)].map(([found]) => ({ code, found })),
      ),
    ];
  };
};

function withWordsAround({ 0: found, index, input }: RegExpExecArray): string {
  const before = /\S*$/.exec(input.slice(0, index))?.[0] ?? '';
  const after = /^\S*/.exec(input.slice(index + found.length))?.[0] ?? '';
  return (before + found + after).trim();
}
