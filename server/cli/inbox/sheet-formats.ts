import writeExcelFile, { type Row } from 'write-excel-file/node';
import { columnsFor } from './sheet-columns.ts';
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
