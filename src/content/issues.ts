import { issueCodes, issueParameters } from '#codes/content-issue-codes.ts';
import type { Language } from '#i18n/languages.ts';
import { arabicNumber, formatNumber } from '#i18n/numbers.ts';
import { asRecord } from './files/content-fields.ts';

type IssueParameters = typeof issueParameters;
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

export function isPlainCode(message: string): message is PlainCode {
  return issueCodes.some((code) => code === message && issueParameters[code].length === 0);
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
