import type { FoundCode, RawIssue } from '#content/issues.ts';
import type { Language } from '#i18n/languages.ts';
import { arabicNumber, foldDigits } from '#i18n/numbers.ts';
import { type TextRule, termRemover } from './content-exceptions.ts';
import { withoutAddresses } from './facts-in-texts.ts';

export type Replacement = readonly [pattern: RegExp, by: string | ((...found: string[]) => string)];

/** A code, the pattern that finds it, and the editor's replacements, if only one correction is possible. */
type PunctuationMark = readonly [code: FoundCode, find: RegExp, ...mends: Replacement[]];

const dayOrMonth = '[0-3٠-٣]?\\p{Nd}';
const year = '(?:19|20|١٩|٢٠)\\p{Nd}{2}';
const dates = [
  `${dayOrMonth}([/.-])${dayOrMonth}\\1${year}`,
  `${dayOrMonth}/${dayOrMonth}/[2٢]\\p{Nd}`,
  `${year}([/.-])${dayOrMonth}\\2${dayOrMonth}`,
];
const marks: PunctuationMark[] = [
  ['mark.full-stops', /\.{3}/, [/\.{3,}/g, '…']],
  ['mark.hyphen', / [-—] |--/, [/(?<=\S) (?:--?|—) (?=\S)|(?<=\p{L})--(?=\p{L})/gu, ' – ']],
  ['mark.repeated', /([،؛؟,;:?!])[ \u00a0]?\1|(?<!\.)\.\.(?!\.)/],
  // Names and «word by word» in Arabic have the same word twice, as English has with “had had” and “that that”.
  [
    'word.repeated',
    /(?<![\p{L}\p{M}\p{N}])(ال(?!سيد )[\p{L}\p{M}]+|في|من|على|إلى|عن|أن|أو|مع|هذا|هذه|the) \1(?![\p{L}\p{M}])/iu,
  ],
  ['word.repeated', /(?<![\p{L}\p{N}])(?!(?:had|that|is|do|in|on) )([a-z]{2,}) \1(?![\p{L}\p{N}-])/u],
  [
    'character.markup',
    /^(?:#[# ]|>|[<=]{7}|~~~).*|~~|<\/?[A-Za-z][^<>]*>|&(?:#\w+|[a-z]{2,});|\]\(|(?<!\*)\*\p{L}(?:[^*\n]*[^*\s])?\*(?!\*)/mu,
  ],
  // 01/02 is a day in February for some readers, and one in January for others. Hijri dates and clauses (4.2.10) pass.
  ['date.figures', new RegExp(`(?<![\\p{Nd}/.-])(?:${dates.join('|')})(?![\\p{Nd}/])`, 'u')],
];
const beforeMark = /(?<=\S)[ \u00a0\n][،؛؟,;:?!.)»](?!\w)/;
const afterMark = /(?<=[\p{L}\p{M}\d٪%)»])[،؛؟,;:?!](?=[\p{L}«(])|(?<=\p{L}{2})\.(?=\p{L}{2})/u;
const spaces: PunctuationMark[] = [
  ['space.double', /[ \u00a0]{2,}| \n|\n /],
  ['space.before-mark', beforeMark, [/(?<=\S) +(?=[،؛؟,;:?!.)»](?!\w))/g, '']],
  ['space.after-opening', /[(«][ \u00a0]/, [/(?<=[(«]) +/g, '']],
  ['space.missing-after-mark', afterMark, [/(?<=[\p{L}\p{M}\d٪%)»])([،؛؟,;?!])(?=[\p{L}«(])/gu, '$1 ']],
  ['space.missing-after-closing', /[)»](?=\p{L})/u],
];

/** Matches the letter forms that are copied from PDF files, because a typed search does not find them. */
const presentationForms = /[\ufb00-\ufb06\ufb50-\ufd3d\ufd50-\ufdff\ufe70-\ufefc]+/g;

const odd = /[^\n -~\u060c\u061b\u061f-\u066c\u2018-\u201d\u2026«»–]/u;
const oddSigns: PunctuationMark[] = [
  [
    'letter.presentation',
    new RegExp(presentationForms, ''),
    [presentationForms, (found = '') => found.normalize('NFKC')],
  ],
  [
    'character.invisible',
    /[\p{Cf}\p{Cs}\u2028\u2029]|(?!\n)\p{Cc}|(?! )\p{Zs}/u,
    [/\r\n?|[\v\u2028]/g, '\n'],
    [/\u2029/g, '\n\n'],
    // Soft hyphens, joiners and marks of direction are dropped; then tabs and special spaces become spaces.
    [/[\p{Cf}\ufffc]|(?![\n\t])\p{Cc}/gu, ''],
    [/[\t\p{Zs}]/gu, ' '],
  ],
  ['character.symbol', /[\p{Co}\p{Cn}\ufffc\ufffd]|(?![©®™])\p{Extended_Pictographic}/u],
];

const ofLanguage: Record<Language, PunctuationMark[]> = {
  en: [['mark.straight-quote', /["'`]/, [/(?<=^|[\s([“–/])['`´](?=\p{L})/gmu, '‘'], [/['`´]/g, '’']]],
  ar: [
    ['digit.persian', /[\u06f0-\u06f9]/, [/[۰-۹]+/g, (found = '') => arabicNumber(foldDigits(found))]],
    // A Hijri year is followed by its sign without a space: ١٤٤٣هـ.
    ['space.missing-after-number', /[٠-٩٪](?=[\u0620-\u064a])(?!هـ(?!\p{L}))/u],
    ['mark.western-quote', /["'“”‘’]/],
    ['mark.western-percent', /%/, [/%/g, '٪']],
    ['mark.western', /[,;?]/, [/(?<!\d),|,(?!\d)/g, '،'], [/;/g, '؛'], [/\?/g, '؟']],
    [
      'letter.persian',
      /[\u066e-\u06d3]/,
      // A Persian keyboard has one letter for ى and ي. These words end with ى, and all others with ي.
      [/(?<!\p{L})([وف]?(?:عل|إل|حت|مت|لد|سو|مد|مستو))ی(?!\p{L})/gu, '$1ى'],
      [/[یې]/g, 'ي'],
      [/ک/g, 'ك'],
      [/[ہھ]/g, 'ه'],
    ],
    ['letter.stretched', /(?<![٠-٩]ه)\u0640/, [/(?<![٠-٩]ه)\u0640/g, '']],
  ],
};

const replacementsOf = (signs: PunctuationMark[]) => signs.flatMap(([, , ...mends]) => mends);

/** The editor applies these first. Shared marks come before those of the language, and spaces come last. */
export const characterReplacements = replacementsOf(oddSigns);
export const signReplacements = (language: Language) => replacementsOf([...marks, ...ofLanguage[language]]);
export const spaceReplacements = replacementsOf(spaces);

/** Finds letters and digits of the other language; the issue quotes them. */
const foreign: Record<Language, [pattern: RegExp, code: FoundCode][]> = {
  en: [[/[\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06f0-\u06f9]+/g, 'script.arabic']],
  ar: [
    [/[A-Za-z][\w'-]*/g, 'script.latin'],
    [/(?<![A-Za-z\d])\d[\d.,]*/g, 'script.western-digits'],
  ],
};

/** Finds missing or extra spaces, straight quotes, Western marks in Arabic, and letters of the other language. */
export const punctuation: TextRule = (language, exceptions) => {
  const signs = [...marks, ...spaces, ...(ofLanguage[language] ?? [])];
  const withoutTerms = termRemover(exceptions);
  return (text) => {
    const prose = withoutTerms(withoutAddresses(text));
    const used = odd.test(prose) ? [...signs, ...oddSigns] : signs;
    return [
      ...(text === text.trim() ? [] : [{ code: 'space.around' } as const]),
      ...foundIn(withoutPairs(prose), 'mark.unpaired', /[()«»“”[\]]|\*\*/),
      ...used.flatMap(([code, find]) => foundIn(prose, code, find)),
      ...(foreign[language] ?? []).flatMap(([pattern, code]): RawIssue[] =>
        [...prose.matchAll(pattern)].map(([found]) => ({ code, found })),
      ),
    ];
  };
};

function foundIn(prose: string, code: FoundCode, find: RegExp): RawIssue[] {
  const found = find.exec(prose);
  return found ? [{ code, found: withWordsAround(found) }] : [];
}

/** Drops pairs from the innermost outwards, and the brackets of `a)` and `1)`, which number a list. */
function withoutPairs(prose: string): string {
  const rest = prose.replace(
    /\([^()]*\)|«[^«»]*»|“[^“”]*”|\[[^[\]]*\]|\*\*[^*]+\*\*|(?<![\p{L}\p{N}])(?:\p{L}|\p{N}{1,2})\)/gu,
    '',
  );
  return rest === prose ? rest : withoutPairs(rest);
}

function withWordsAround({ 0: found, index, input }: RegExpExecArray): string {
  const before = /\S*$/.exec(input.slice(0, index))?.[0] ?? '';
  const after = /^\S*/.exec(input.slice(index + found.length))?.[0] ?? '';
  return (before + found + after).trim();
}
