import { address } from '#content/check/facts.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import type { Language } from '#i18n/languages.ts';
import { arabicNumber, foldDigits } from '#i18n/numbers.ts';

/** What stands for itself and is left alone: links and addresses, names to be filled in, and marks of Markdown. */
const fixed = [
  String.raw`\]\([^)]*\)`,
  address.source,
  String.raw`^\|[-: |]+\|$`,
  String.raw`^ *(?:-|\d+\.) (?=\S)`,
];

type Step = readonly [pattern: RegExp, instead: string | ((...found: string[]) => string)];

/**
 * A text as the site sets it: what programs leave behind in what people paste is taken out, and signs of another
 * language or keyboard become those of this one. What has a meaning that only people can tell stays, for the check.
 */
export function cleanText(
  text: string,
  language: Language,
  { brands, terms }: Pick<Exceptions, 'brands' | 'terms'>,
): string {
  // The longest first: `Power BI` goes whole.
  const words = [...brands, ...terms].sort((a, b) => b.length - a.length).map(RegExp.escape);
  const names = `(?<![A-Za-z0-9])(?:${words.join('|')})(?![A-Za-z0-9])`;
  const kept: string[] = [];
  const keep = (found: string) => String.fromCharCode(firstPlace + kept.push(found) - 1);
  const whole = run(characters, text).replace(new RegExp([...fixed, names].join('|'), 'gm'), keep);
  const cleaned = run([...signs, ...ofLanguage[language], ...gaps], quoted(whole, language));
  return cleaned.replace(places, (place) => kept[place.charCodeAt(0) - firstPlace] ?? place).trim();
}

/** A value that is the same in every language, without what cannot be seen. */
export function cleanCharacters(text: string): string {
  return run(characters, text).trim();
}

/** A Markdown text as `cleanText` has it, whose headings have one level and whose lists are marked. */
export function cleanMarkdown(text: string, ...rest: [Language, Exceptions]): string {
  return cleanText(run(blocks, run(characters, text)), ...rest);
}

const firstPlace = 0xe100;
const places = /[\ue100-\ue7ff]/g;

function run(steps: readonly Step[], text: string): string {
  // Of its two signatures neither takes both kinds.
  return steps.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead as string), text);
}

const characters: Step[] = [
  // The forms of letters that PDF files hold: no one finds them by typing.
  [/[\ufb00-\ufb06\ufb50-\ufd3d\ufd50-\ufdff\ufe70-\ufefc]+/g, (found = '') => found.normalize('NFKC')],
  [/\r\n?|[\v\u2028]/g, '\n'],
  [/\u2029/g, '\n\n'],
  // Soft hyphens, joiners and marks of direction.
  [/[\p{Cf}\ufffc]/gu, ''],
  [/[\t\p{Zs}]/gu, ' '],
  // The bullet of Word's font for symbols.
  [/\uf0b7/g, '•'],
  [/(?<=\S) {2,}/g, ' '],
  [/ +$/gm, ''],
];

const blocks: Step[] = [
  [/\[\\?\[\d+\\?\]\]\(#_ftn\w*\)/g, ''],
  [/^#{1,6} +/gm, '## '],
  [/^ *[•·●▪◦‣] */gm, '- '],
  [/^(- .*)\n\n(?=- )/gm, '$1\n'],
];

const signs: Step[] = [
  [/^[•·●▪◦‣] */gm, ''],
  [/\.{3,}/g, '…'],
  [/(?<=\S) (?:--?|—) (?=\S)|(?<=\p{L})--(?=\p{L})/gu, ' – '],
];

const ofLanguage: Record<Language, Step[]> = {
  en: [
    [/(?<=^|[\s([“–/])['`´](?=\p{L})/gmu, '‘'],
    [/['`´]/g, '’'],
    [/[٠-٩۰-۹]+/g, (found = '') => foldDigits(found)],
    [/٪/g, '%'],
    [/،/g, ','],
    [/؛/g, ';'],
    [/؟/g, '?'],
  ],
  ar: [
    [/[۰-۹]+/g, (found = '') => arabicNumber(foldDigits(found))],
    [/(?<![A-Za-z\d.,])\d+(?:[.,]\d+)*(?![A-Za-z\d])/g, arabicNumber],
    [/%/g, '٪'],
    [/(?<!\d),|,(?!\d)/g, '،'],
    [/;/g, '؛'],
    [/\?/g, '؟'],
    // A Persian keyboard has one letter for two: these words end with the other one.
    [/(?<!\p{L})([وف]?(?:عل|إل|حت|مت|لد|سو|مد|مستو))ی(?!\p{L})/gu, '$1ى'],
    [/[یې]/g, 'ي'],
    [/ک/g, 'ك'],
    [/[ہھ]/g, 'ه'],
    // A Hijri year keeps its sign: ١٤٤٣هـ.
    [/(?<![٠-٩]ه)\u0640/g, ''],
  ],
};

const gaps: Step[] = [
  [/(?<=\S) +(?=[،؛؟,;:?!.)»](?!\w))/g, ''],
  [/(?<=[(«]) +/g, ''],
  [/(?<=[\p{L}\p{M}\d٪%»)])([،؛؟,;?!])(?=[\p{L}«(])/gu, '$1 '],
];

/** Double quotation marks of any kind: in pairs by turns, and one alone by what stands before it. */
function quoted(text: string, language: Language): string {
  const [open, close] = language === 'ar' ? ['«', '»'] : ['“', '”'];
  const simple = language === 'ar' ? text.replace(/‘([^‘’]*)’/g, '"$1"') : text;
  return simple
    .split(/(\n{2,})/)
    .map((block) => {
      const count = block.match(doubles)?.length ?? 0;
      let place = 0;
      return block.replace(doubles, (_, at: number) => {
        place += 1;
        const opens = count % 2 === 0 ? place % 2 === 1 : /(?:^|[\s(*])$/.test(block.slice(0, at));
        return opens ? open : close;
      });
    })
    .join('');
}

const doubles = /["“”„‟«»]/g;
