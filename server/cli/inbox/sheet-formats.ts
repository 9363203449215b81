import writeExcelFile, { type Row } from 'write-excel-file/node';
import { riyadhTime } from '../print.ts';
import { deliverySummary, fieldLabels, fieldNames, fieldText, languageNames } from './staff-labels.ts';
import type { StaffSubmission } from './staff-submissions.ts';

/** RFC 4180, in UTF-8 with the byte order mark that Excel needs for Arabic. */
export function toCsv(submissions: StaffSubmission[]): string {
  const columns = columnsFor(submissions);
  const rows = submissions.map((submission) => columns.map(({ text }) => escapeFormulas(text(submission))));
  const lines = [columns.map(({ head }) => head), ...rows].map((row) => `${row.map(quoted).join()}\r\n`);
  return `\ufeff${lines.join('')}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

// https://owasp.org/www-community/attacks/CSV_Injection. Also after a semicolon, where Excel with Arabic
// settings starts a new cell.
export function escapeFormulas(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\0])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
}

const maxCellLength = 32_767;

/** Every cell is text, so that none is a formula or loses leading zeros. */
export function toXlsx(submissions: StaffSubmission[]): Promise<Buffer> {
  const columns = columnsFor(submissions);
  const head: Row = columns.map(({ head: value }) => ({ value, ...top, fontWeight: 'bold' }));
  const rows: Row[] = submissions.map((submission) =>
    columns.map(({ text, width }) => {
      const value = text(submission).slice(0, maxCellLength);
      return value === '' ? null : { value, ...top, wrap: width > 40 };
    }),
  );
  const sheet = { sheet: 'Messages', columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...rows], sheet).toBuffer();
}

// `@` is Excel's text format.
const top = { type: String, format: '@', alignVertical: 'top' } as const;

export interface Column {
  head: string;
  width: number;
  text(submission: StaffSubmission): string;
}

export function columnsFor(submissions: StaffSubmission[]): Column[] {
  const names = fieldNames(submissions.flatMap(({ fields }) => Object.keys(fields)));
  return [...first, ...names.map(fieldColumn), ...last];
}

const first: Column[] = [
  { head: 'Reference', width: 12, text: ({ reference }) => reference },
  { head: 'Received (Riyadh)', width: 18, text: ({ created_at }) => riyadhTime(created_at) },
  { head: 'Form', width: 12, text: ({ form }) => form },
  { head: 'Language', width: 10, text: ({ language }) => languageNames[language] },
  { head: 'State', width: 10, text: ({ state }) => state },
  {
    head: 'Corrected (Riyadh)',
    width: 18,
    text: ({ corrected_at }) => (corrected_at === null ? '' : riyadhTime(corrected_at)),
  },
];

const last: Column[] = [
  { head: 'File', width: 24, text: ({ file }) => file?.name ?? '' },
  {
    head: 'Privacy box',
    width: 12,
    text: ({ consents }) => consents.map(({ given }) => (given ? 'ticked' : 'left empty')).join(', '),
  },
  {
    head: 'Privacy notice',
    width: 24,
    text: ({ consents }) => consents.map(({ notice_version }) => notice_version).join(', '),
  },
  { head: 'Held because of', width: 20, text: ({ suspicions }) => suspicions.join(', ') },
  { head: 'Deliveries', width: 36, text: ({ deliveries }) => deliverySummary(deliveries) },
];

const widths: Record<string, number> = {
  name: 26,
  email: 30,
  mobileNumber: 18,
  companyName: 26,
  message: 70,
};

function fieldColumn(name: string): Column {
  const head = fieldLabels[name] ?? name;
  return { head, width: widths[name] ?? 20, text: ({ fields }) => fieldText(name, fields[name]) };
}
