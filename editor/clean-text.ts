import { termPattern } from '#content/check/content-exceptions.ts';
import { contactFact } from '#content/check/facts-in-texts.ts';
import {
  characterReplacements,
  type Replacement,
  signReplacements,
  spaceReplacements,
} from '#content/check/punctuation.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import type { Language } from '#i18n/languages.ts';
import { arabicNumber, foldDigits } from '#i18n/numbers.ts';

/** Matches parts that are kept: links, addresses, placeholders such as `{name}` and the syntax of Markdown. */
const untouched = [
  String.raw`\]\([^)]*\)`,
  contactFact.source,
  String.raw`^\|[-: |]+\|$`,
  String.raw`^ *(?:-|\d+\.) (?=\S)`,
];

/** Corrects digits, quotation marks and spaces by a language's rules. Terms and brands of the exceptions are kept. */
export function cleanText(
  text: string,
  language: Language,
  exceptions: Pick<Exceptions, 'brands' | 'terms'>,
): string {
  const pattern = new RegExp([...untouched, termPattern(exceptions)].join('|'), 'gm');
  const originals: string[] = [];
  const masked = replaceAll(text, characters).replace(pattern, (found) =>
    String.fromCharCode(firstMask + originals.push(found) - 1),
  );
  const cleaned = replaceAll(withQuotationMarks(masked, language), [
    [/^[•·●▪◦‣] */gm, ''],
    ...ofLanguage[language],
    ...signReplacements(language),
    ...spaceReplacements,
  ]);
  return cleaned.replace(masks, (mask) => originals[mask.charCodeAt(0) - firstMask] ?? mask).trim();
}

export function cleanCharacters(text: string): string {
  return replaceAll(text, characters).trim();
}

/** Cleans a Markdown text like `cleanText`. It also makes all headings level 2, and starts list items with `- `. */
export function cleanMarkdown(text: string, ...rest: [Language, Exceptions]): string {
  return cleanText(replaceAll(text, [...characters, ...blocks]), ...rest);
}

/** While a text is cleaned, characters of Unicode's private use area replace its kept parts. */
const firstMask = 0xe100;
const masks = /[\ue100-\ue7ff]/g;

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), text);
}

const characters: Replacement[] = [
  ...characterReplacements,
  // Word's symbol font has its bullet at this private code.
  [/\uf0b7/g, '•'],
  [/(?<=\S) {2,}/g, ' '],
  [/ +$/gm, ''],
];

const blocks: Replacement[] = [
  [/\[\\?\[\d+\\?\]\]\(#_ftn\w*\)/g, ''],
  [/^#{1,6} +/gm, '## '],
  [/^ *[•·●▪◦‣] */gm, '- '],
  [/^(- .*)\n\n(?=- )/gm, '$1\n'],
  // Word marks no heading row, and Markdown requires one.
  [
    /(?<![^\n]\n)^(\|.*\|)\n(?!\|[-: |]+\|$)(?=\|)/gm,
    (_, row = '') => `${row}\n|${' --- |'.repeat(row.split(/(?<!\\)\|/).length - 2)}\n`,
  ],
];

const ofLanguage: Record<Language, Replacement[]> = {
  en: [
    [/[٠-٩۰-۹]+/g, (found = '') => foldDigits(found)],
    [/٪/g, '%'],
    [/،/g, ','],
    [/؛/g, ';'],
    [/؟/g, '?'],
  ],
  ar: [[/(?<![A-Za-z\d.,])\d+(?:[.,]\d+)*(?![A-Za-z\d])/g, arabicNumber]],
};

/** Replaces an even number of quotation marks by turns, and an odd number by the character before each. */
function withQuotationMarks(text: string, language: Language): string {
  const [open, close] = language === 'ar' ? ['«', '»'] : ['“', '”'];
  const simple = language === 'ar' ? text.replace(/‘([^‘’]*)’/g, '"$1"') : text;
  return simple
    .split(/(\n{2,})/)
    .map((block) => {
      const count = block.match(doubles)?.length ?? 0;
      let nth = 0;
      return block.replace(doubles, (_, at: number) => {
        nth += 1;
        const opens = count % 2 === 0 ? nth % 2 === 1 : /(?:^|[\s(*])$/.test(block.slice(0, at));
        return opens ? open : close;
      });
    })
    .join('');
}

const doubles = /["“”„‟«»]/g;
