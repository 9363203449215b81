import type { RawIssue } from '#content/issues.ts';
import { monthNames } from '#i18n/dates.ts';
import { languageCodes } from '#i18n/languages.ts';
import { foldDigits } from '#i18n/numbers.ts';

/** Matches email and web addresses, telephone numbers in Latin digits, and placeholders: `{found}`, and … as a word. */
export const contactFact =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s،؛()«»]*[\w/]|(?:\+|\b00)\d[\d ()-]{6,}\d|\{\w+\}|(?<![^\s(«“"*])…/g;
/** Matches a number with its sign, separators and percent sign, but no digits inside a Latin word (`B2B`). */
const number = /(?:(?<![^\s(])[-−])?(?<![A-Za-z\d])\d+(?:[.,]\d+)*(?: ?%)?/g;
const percentInWords = / (?:في المئة|في المائة|بالمئة|بالمائة|per cent\b|percent\b)/g;

/** Returns the addresses, telephone numbers in Latin digits and placeholders of a text. */
export function addressesIn(text: string): string[] {
  return text.match(contactFact) ?? [];
}

export function withoutAddresses(text: string): string {
  return text.replace(contactFact, '•');
}

/** Returns a text with English digits and signs and without marks of direction: `١٬٠٠٠٪` becomes `1,000%`. */
export function latinNumbers(text: string): string {
  return foldDigits(text)
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('٪', '%');
}

/** Returns the numbers written in digits, spelled alike for both languages: `١٬٠٠٠` and `1,000` become `1000`. */
export function numbersIn(text: string): string[] {
  const folded = latinNumbers(withoutAddresses(text)).replace(percentInWords, '%');
  const grouped = /^([-−]?)(\d{1,3}(?:,\d{3})+)(?![,\d])/;
  return (folded.match(number) ?? []).map((found) =>
    found
      .replace(' ', '')
      .replace('−', '-')
      .replace(grouped, (whole) => whole.replaceAll(',', '')),
  );
}

const months = languageCodes.map(monthNames);
const date = new RegExp(
  `(?:(?<!\\d)(\\d{1,2}) )?(?<!\\p{L})[وفبكل]{0,2}(${months.flat().join('|')})(?!\\p{L})(?: (\\d{1,2})(?!\\d| \\p{L}),?)?(?: (\\d{4}))?`,
  'gu',
);

/** Returns each month that is named, in English, whether a day or a year is beside it, and whether there is that day. */
export function monthsIn(text: string) {
  const folded = latinNumbers(text).replaceAll('إبريل', 'أبريل');
  return [...folded.matchAll(date)].map(([found, before, name = '', after, year]) => {
    const index = Math.max(...months.map((names) => names.indexOf(name)));
    const lastDay = new Date(Date.UTC(Number(year ?? 2024), index + 1, 0)).getUTCDate();
    const day = Number(before ?? after ?? 1);
    const isDated = Boolean(before ?? after ?? year);
    return { found, month: months[0]?.[index] ?? '', isDated, exists: day > 0 && day <= lastDay };
  });
}

const namedMonths = (text: string) => monthsIn(text).map(({ month }) => month);
const datedMonths = (text: string) => [
  ...new Set(monthsIn(text).flatMap(({ month, isDated }) => (isDated ? month : []))),
];
const comparedFacts = [[addressesIn], [numbersIn], [datedMonths, namedMonths]] as const;

/** Returns the numbers, links, email addresses and months of dates that the other language lacks, in any order. */
export function differencesIn(english: string, arabic: string): RawIssue[] {
  return comparedFacts.flatMap(([factsIn, otherFactsIn = factsIn]): RawIssue[] => {
    const ours = without(factsIn(english), otherFactsIn(arabic)).join(' · ');
    const theirs = without(factsIn(arabic), otherFactsIn(english)).join(' · ');
    if (ours && theirs) return [{ code: 'facts.differ', english: ours, arabic: theirs }];
    if (ours) return [{ code: 'facts.only-english', found: ours }];
    return theirs ? [{ code: 'facts.only-arabic', found: theirs }] : [];
  });
}

function without(all: string[], taken: string[]): string[] {
  const rest = [...taken];
  return all.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
