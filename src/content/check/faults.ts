import type { Language } from '#language/languages.ts';
import { formatNumber } from '#language/numbers.ts';

/** Every fault that the content may have, with what its words name: content/{en,ar}/editor.yaml has them by code. */
const parameters = {
  'file.unknown': [],
  'file.number': ['free'],
  'file.without-arabic': [],
  'file.without-english': [],
  'field.missing': [],
  'field.unknown': ['found'],
  'field.without-arabic': [],
  'field.without-english': [],
  'field.shape': [],
  'choice.unknown': ['found'],
  'picture.unknown': ['found'],
  'picture.no-office': [],
  'drawing.unknown': ['found'],
  'text.short': ['least'],
  'text.long': ['most'],
  'list.short': ['least'],
  'list.long': ['most'],
  'number.low': ['least'],
  'number.high': ['most'],
  'format.unknown': [],
  'format.id': [],
  'format.path': [],
  'format.date': [],
  'format.email': [],
  'format.url': [],
  'format.time': [],
  'format.time-zone': [],
  'format.youtube': [],
  'format.gap': [],
  'hours.reversed': [],
  'quote.missing': [],
  'chart.differs': [],
  'value.differs': ['english', 'arabic'],
  'text.untranslated': [],
  'link.dead': ['target'],
  'reference.dead': ['target'],
  'path.taken': ['found'],
  'facts.differ': ['english', 'arabic'],
  'facts.only-english': ['found'],
  'facts.only-arabic': ['found'],
  'figure.differs': ['agreed', 'found'],
  'case.without-partner': [],
  'results.differ': [],
  'job.dates': [],
  'script.latin': ['found'],
  'script.western-digits': ['found'],
  'script.arabic': ['found'],
  'space.double': ['found'],
  'space.around': [],
  'space.before-mark': ['found'],
  'space.after-opening': ['found'],
  'space.missing-after-mark': ['found'],
  'space.missing-after-closing': ['found'],
  'space.missing-after-number': ['found'],
  'mark.full-stops': ['found'],
  'mark.hyphen': ['found'],
  'mark.straight-quote': ['found'],
  'mark.western-quote': ['found'],
  'mark.western': ['found'],
  'mark.western-percent': ['found'],
  'letter.stretched': ['found'],
  'digit.persian': ['found'],
  'term.avoided': ['found', 'instead'],
  'term.unused': ['found'],
  'review.changed': [],
  'review.only-english': [],
} as const;

type Parameters = typeof parameters;
export type FaultCode = keyof Parameters;
export const faultCodes = Object.keys(parameters) as [FaultCode, ...FaultCode[]];

/** What is wrong: a code, with what its words name. */
export type Issue =
  | { code: PlainCode }
  | {
      [Code in Exclude<FaultCode, PlainCode>]: { code: Code } & Record<
        Parameters[Code][number],
        string | number
      >;
    }[Exclude<FaultCode, PlainCode>];

/** A fault of the content: its file, its key (`sections.0.head`, counted from 0), and what is wrong. */
export type Fault = Issue & { file: string; key: string };

export type FaultWords = Record<FaultCode, string>;

/** The codes whose words name what was found in a text. */
export type FoundCode = {
  [Code in FaultCode]: Parameters[Code] extends readonly ['found'] ? Code : never;
}[FaultCode];

/** The codes that stand alone; a schema gives one of them as its error. */
export type PlainCode = {
  [Code in FaultCode]: Parameters[Code] extends readonly [] ? Code : never;
}[FaultCode];

export function isPlainCode(message: string): message is PlainCode {
  return faultCodes.some((code) => code === message && parameters[code].length === 0);
}

/** What is wrong and what to do, in a writer's language. Of words that lack the code, the code: they may be at fault. */
export function faultInWords(
  fault: Issue,
  words: Partial<FaultWords> | undefined,
  language: Language,
): string {
  const values = new Map<string, string | number>(Object.entries(fault));
  return (words?.[fault.code] ?? fault.code).replace(/\{(\w+)\}/g, (_, name) => {
    const value = values.get(name) ?? '';
    return typeof value === 'number' ? formatNumber(language, value) : value;
  });
}
