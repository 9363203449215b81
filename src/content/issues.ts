import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { arabicNumber, formatNumber } from '#i18n/numbers.ts';

/** Every issue that the content may have, with what its words name: `issues` in content/{en,ar}/editor.yaml. */
const parameters = {
  file: {
    unknown: [],
    missing: [],
    number: ['free'],
    'without-arabic': [],
    'without-english': [],
    unreadable: ['found'],
  },
  field: { missing: [], unknown: ['found'], 'without-arabic': [], 'without-english': [], shape: [] },
  choice: { unknown: ['found'] },
  picture: { unknown: ['found'], narrow: ['found', 'minimum'], damaged: [] },
  svg: { unknown: ['found'] },
  text: { short: ['minimum'], long: ['maximum'], untranslated: [] },
  list: { short: ['minimum'], long: ['maximum'] },
  number: { low: ['minimum'], high: ['maximum'] },
  format: {
    unknown: [],
    id: [],
    path: [],
    date: [],
    email: [],
    url: [],
    time: [],
    'time-zone': [],
    youtube: [],
    gap: [],
    phone: [],
    registration: [],
    vat: [],
    'short-address': [],
  },
  hours: { reversed: [] },
  quote: { missing: [] },
  chart: { differs: [] },
  value: { differs: ['english', 'arabic'] },
  link: { dead: ['target'], unencrypted: ['target'], early: ['target'] },
  reference: { dead: ['target'] },
  redirect: { unusable: ['found', 'target'] },
  path: { taken: ['found'] },
  page: { unlisted: ['found'] },
  film: { unmade: [] },
  facts: { differ: ['english', 'arabic'], 'only-english': ['found'], 'only-arabic': ['found'] },
  figure: { differs: ['agreed', 'found'] },
  case: { 'without-partner': [], unrelated: [] },
  results: { differ: [] },
  job: { dates: [] },
  script: { latin: ['found'], 'western-digits': ['found'], arabic: ['found'] },
  space: {
    around: [],
    double: ['found'],
    'before-mark': ['found'],
    'after-opening': ['found'],
    'missing-after-mark': ['found'],
    'missing-after-closing': ['found'],
    'missing-after-number': ['found'],
  },
  mark: {
    'full-stops': ['found'],
    hyphen: ['found'],
    'straight-quote': ['found'],
    'western-quote': ['found'],
    western: ['found'],
    'western-percent': ['found'],
  },
  character: { invisible: ['found'], symbol: ['found'] },
  letter: { stretched: ['found'], presentation: ['found'], persian: ['found'] },
  digit: { persian: ['found'] },
  term: { avoided: ['found', 'instead'], unused: ['found'] },
  review: { changed: [], 'only-english': [] },
} as const;

type Parameters = typeof parameters;
type ParameterNames = {
  [Group in keyof Parameters]: Parameters[Group][keyof Parameters[Group]];
}[keyof Parameters];
type CodeWith<Names> = {
  [Group in keyof Parameters]: {
    [Name in keyof Parameters[Group] & string]: Parameters[Group][Name] extends Names
      ? `${Group}.${Name}`
      : never;
  }[keyof Parameters[Group] & string];
}[keyof Parameters];
type IssueWith<Names> = Names extends readonly string[]
  ? { code: CodeWith<Names> } & Record<Names[number], string | number>
  : never;

/** What is wrong: a code, with what its words name. */
export type RawIssue = IssueWith<ParameterNames>;
/** An issue of the content: its file, its key (`sections.0.head`, counted from 0), and what is wrong. */
export type Issue = RawIssue & { file: string; key: string };

type IssueCode = RawIssue['code'];
/** The codes that stand alone; a schema gives one of them as its error. */
type PlainCode = CodeWith<readonly []>;
/** The codes whose words name what was found. */
export type FoundCode = CodeWith<readonly ['found']>;

const parametersByCode = new Map(
  Object.entries(parameters).flatMap(([group, names]) =>
    Object.entries<readonly string[]>(names).map(([name, own]) => [`${group}.${name}`, own]),
  ),
);
export const issueCodes = [...parametersByCode.keys()] as IssueCode[];

export function isPlainCode(message: string): message is PlainCode {
  return parametersByCode.get(message)?.length === 0;
}

/** Any part may be missing in a file that no schema has seen. */
const fileWithWords = z.object({ issues: z.record(z.string(), z.string()).catch({}) }).catch({ issues: {} });

/** What is wrong and what to do, in a writer's language. Where words lack the code, the code: they may be at fault. */
export function issueMessage(issue: RawIssue, files: Record<string, unknown>, language: Language): string {
  const words = fileWithWords.parse(files[`${language}/editor.yaml`]).issues[issue.code] ?? issue.code;
  const values = new Map<string, string | number>(Object.entries(issue));
  return (language === 'ar' ? words.replace(quoted, '\u2068$&\u2069') : words).replace(
    /\{(\w+)\}/g,
    (_, name) => valueInWords(values.get(name) ?? '', issue.code, language),
  );
}

/** What keeps its own direction in an Arabic sentence: addresses, telephone numbers and words of a text. */
const quoted = /\{\w+\}|\+\d[\d ]+\d/g;

/** Numbers that were compared are spelled as in English; what stands in the text at fault is quoted as it is. */
function valueInWords(value: string | number, code: string, language: Language): string {
  if (typeof value === 'number') return formatNumber(language, value);
  if (language === 'en' || !/^(?:facts|value)\./.test(code)) return value;
  return value.replace(/(?<=^| · )-?\d[\d.,]*%?(?=$| · )/g, arabicNumber);
}

/** An issue as the terminal says it, in English. */
export function printIssue(issue: Issue, files: Record<string, unknown>): string {
  const { file, key } = issue;
  return `content/${file}: ${key ? `${key}: ` : ''}${issueMessage(issue, files, 'en')}`;
}
