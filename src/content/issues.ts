import type { Language } from '#i18n/languages.ts';
import { arabicNumber, formatNumber } from '#i18n/numbers.ts';
import { keysOf } from '#lib/records.ts';
import { asRecord } from './files/content-fields.ts';

/** Each issue of the content has a code and the parameters of its message: `issues` in content/{en,ar}/editor.yaml. */
const parameters = {
  'file.unknown': [],
  'file.missing': [],
  'file.number': ['free'],
  'file.without-arabic': [],
  'file.without-english': [],
  'file.unreadable': ['found'],
  'field.missing': [],
  'field.unknown': ['found'],
  'field.without-arabic': [],
  'field.without-english': [],
  'field.shape': [],
  'choice.unknown': ['found'],
  'picture.unknown': ['found'],
  'picture.narrow': ['found', 'minimum'],
  'picture.damaged': [],
  'svg.unknown': ['found'],
  'text.short': ['minimum'],
  'text.long': ['maximum'],
  'text.untranslated': [],
  'list.short': ['minimum'],
  'list.long': ['maximum'],
  'number.low': ['minimum'],
  'number.high': ['maximum'],
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
  'format.phone': [],
  'format.registration': [],
  'format.vat': [],
  'format.short-address': [],
  'hours.reversed': [],
  'days.reversed': [],
  'quote.missing': [],
  'chart.differs': [],
  'drawing.grows': [],
  'work.undrawn': [],
  'table.uneven': [],
  'register.differs': ['found'],
  'value.differs': ['english', 'arabic'],
  'link.dead': ['target'],
  'link.unencrypted': ['target'],
  'link.early': ['target'],
  'entry-link.dead': ['target'],
  'redirect.unusable': ['found', 'target'],
  'path.taken': ['found'],
  'page.unlisted': ['found'],
  'form.undisclosed': ['found'],
  'film.missing': [],
  'film.large': [],
  'facts.differ': ['english', 'arabic'],
  'facts.only-english': ['found'],
  'facts.only-arabic': ['found'],
  'figure.differs': ['agreed', 'found'],
  'case.without-lead': [],
  'case.unrelated': [],
  'service.without-lead': [],
  'order.taken': ['found'],
  'results.differ': [],
  'job.dates': [],
  'script.latin': ['found'],
  'script.western-digits': ['found'],
  'script.arabic': ['found'],
  'space.around': [],
  'space.double': ['found'],
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
  'character.invisible': ['found'],
  'character.symbol': ['found'],
  'letter.stretched': ['found'],
  'letter.presentation': ['found'],
  'letter.persian': ['found'],
  'digit.persian': ['found'],
  'term.avoided': ['found', 'instead'],
  'term.unused': ['found'],
  'review.changed': [],
  'review.only-english': [],
} as const satisfies Record<string, readonly string[]>;

type IssueParameters = typeof parameters;
type IssueCode = keyof IssueParameters;
type CodeWith<Names> = {
  [Code in IssueCode]: IssueParameters[Code] extends Names ? Code : never;
}[IssueCode];
type IssueWith<Names> = Names extends readonly string[]
  ? { code: CodeWith<Names> } & Record<Names[number], string | number>
  : never;

/** An issue's code with the parameters of its message. */
export type RawIssue = IssueWith<IssueParameters[IssueCode]>;
/** An issue of the content with its file and its key (`sections.0.heading`, counted from 0). */
export type Issue = RawIssue & { file: string; key: string };

/** The codes without parameters; a schema can have one as its error. */
type PlainCode = CodeWith<readonly []>;
/** The codes whose message quotes the text at fault. */
export type FoundCode = CodeWith<readonly ['found']>;

export const issueCodes = keysOf(parameters);

export function isPlainCode(message: string): message is PlainCode {
  return issueCodes.some((code) => code === message && parameters[code].length === 0);
}

/** Returns the problem and its remedy in the writer's language; or the code, if the editor's texts lack it. */
export function issueMessage(issue: RawIssue, files: Record<string, unknown>, language: Language): string {
  const { issues } = asRecord(files[`${language}/editor.yaml`]);
  const message = String(asRecord(issues)[issue.code] ?? issue.code);
  const values = new Map<string, string | number>(Object.entries(issue));
  return (language === 'ar' ? message.replace(quoted, '\u2068$&\u2069') : message).replace(
    /\{(\w+)\}/g,
    (_, name) => valueInWords(values.get(name) ?? '', issue.code, language),
  );
}

/** Matches placeholders and telephone numbers, which an Arabic sentence isolates. */
const quoted = /\{\w+\}|\+\d[\d ]+\d/g;

/** Compared numbers have English digits; the text at fault is quoted unchanged. */
function valueInWords(value: string | number, code: string, language: Language): string {
  if (typeof value === 'number') return formatNumber(language, value);
  if (language === 'en' || !/^(?:facts|value)\./.test(code)) return value;
  return value.replace(/(?<=^| · )-?\d[\d.,]*%?(?=$| · )/g, arabicNumber);
}

export function printIssue(issue: Issue, files: Record<string, unknown>): string {
  const { file, key } = issue;
  return `content/${file}: ${key ? `${key}: ` : ''}${issueMessage(issue, files, 'en')}`;
}
