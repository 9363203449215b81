import { languageCodes } from '#language/languages.ts';
import type { Content, Fault } from './content-files.ts';
import { isListed, withoutTerms } from './exceptions.ts';
import { withoutAddresses } from './facts.ts';
import { checkProse } from './prose.ts';

type Rule = readonly [pattern: RegExp, sentence: string];

/** Rules of both languages. A line break is one by sense and counts as a space. */
const both: Rule[] = [
  [/[ \u00a0]{2,}| \n|\n /, 'two spaces'],
  [/(?<=\S)[ \u00a0\n][،؛؟,;:?!.)»](?!\w)/, 'a space before a mark'],
  [/[(«][ \u00a0]/, 'a space after an opening mark'],
  [/(?<=[\p{L}\p{M}\d٪%)»])[،؛؟,;:?!](?=[\p{L}«(])|(?<=\p{L}{2})\.(?=\p{L}{2})/u, 'no space after a mark'],
  [/[)»](?=\p{L})/u, 'no space after a closing mark'],
  [/\.{3}/, 'three full stops'],
  [/ [-—] |--/, 'a hyphen for a dash'],
];

const englishOnly: Rule[] = [[/["'`]/, 'straight quotation mark or apostrophe']];

const arabicOnly: Rule[] = [
  // A Hijri year is followed by its sign without a space: ١٤٤٣هـ.
  [/[٠-٩٪](?=[\u0620-\u064a])(?!هـ(?!\p{L}))/u, 'no space between a number and a word'],
  [/["'“”‘’]/, 'Western quotation mark in Arabic prose'],
  [/[,;?]/, 'Western punctuation mark in Arabic prose'],
  [/%/, 'Western percent sign in Arabic prose'],
  [/(?<![٠-٩]ه)\u0640/, 'stretched letter (tatweel)'],
  [/[\u06f0-\u06f9]/, 'Persian digit'],
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

function aroundText(text: string): string[] {
  return text === text.trim() ? [] : ['a space at the beginning or the end'];
}

function broken(rules: Rule[], text: string): string[] {
  return rules.flatMap(([pattern, sentence]) => {
    const found = pattern.exec(text);
    return found ? [`${sentence}: ${wordsAround(text, found.index, found.index + found[0].length)}`] : [];
  });
}

function wordsAround(text: string, start: number, end: number): string {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  return (before + text.slice(start, end) + after).trim();
}
