import { languageCodes } from '#language/languages.ts';
import type { Content } from './content-files.ts';
import { isListed, withoutTerms } from './exceptions.ts';
import { withoutAddresses } from './facts.ts';
import type { Fault, FoundCode, Issue } from './faults.ts';
import { checkProse } from './prose.ts';

type Rule = readonly [pattern: RegExp, code: FoundCode];

/** Rules of both languages. A line break is one by sense and counts as a space. */
const both: Rule[] = [
  [/[ \u00a0]{2,}| \n|\n /, 'space.double'],
  [/(?<=\S)[ \u00a0\n][،؛؟,;:?!.)»](?!\w)/, 'space.before-mark'],
  [/[(«][ \u00a0]/, 'space.after-opening'],
  [/(?<=[\p{L}\p{M}\d٪%)»])[،؛؟,;:?!](?=[\p{L}«(])|(?<=\p{L}{2})\.(?=\p{L}{2})/u, 'space.missing-after-mark'],
  [/[)»](?=\p{L})/u, 'space.missing-after-closing'],
  [/\.{3}/, 'mark.full-stops'],
  [/ [-—] |--/, 'mark.hyphen'],
];

const englishOnly: Rule[] = [[/["'`]/, 'mark.straight-quote']];

const arabicOnly: Rule[] = [
  // A Hijri year is followed by its sign without a space: ١٤٤٣هـ.
  [/[٠-٩٪](?=[\u0620-\u064a])(?!هـ(?!\p{L}))/u, 'space.missing-after-number'],
  [/["'“”‘’]/, 'mark.western-quote'],
  [/[,;?]/, 'mark.western'],
  [/%/, 'mark.western-percent'],
  [/(?<![٠-٩]ه)\u0640/, 'letter.stretched'],
  [/[\u06f0-\u06f9]/, 'digit.persian'],
];

/** Spaces that are missing or too many, straight quotes, and Western marks in Arabic prose. */
export function checkPunctuation({ files, exceptions }: Content): Fault[] {
  return languageCodes.flatMap((language) =>
    checkProse(files, language, (text, file, key) => {
      const ends = isListed(exceptions.spaces, file, key) ? [] : aroundText(text);
      const inside = [...both, ...(language === 'ar' ? arabicOnly : englishOnly)];
      return [...ends, ...broken(inside, withoutTerms(withoutAddresses(text), exceptions))];
    }),
  );
}

function aroundText(text: string): Issue[] {
  return text === text.trim() ? [] : [{ code: 'space.around' }];
}

function broken(rules: Rule[], text: string): Issue[] {
  return rules.flatMap(([pattern, code]) => {
    const found = pattern.exec(text);
    return found ? [{ code, found: wordsAround(text, found.index, found.index + found[0].length) }] : [];
  });
}

function wordsAround(text: string, start: number, end: number): string {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  return (before + text.slice(start, end) + after).trim();
}
