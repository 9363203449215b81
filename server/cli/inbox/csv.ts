import { type Column, columnsFor } from './sheet-columns.ts';
import type { StaffSubmission } from './staff-submissions.ts';

/** RFC 4180, in UTF-8 with the byte order mark that Excel needs for Arabic. */
export function toCsv(submissions: StaffSubmission[]): string {
  const columns = columnsFor(submissions);
  const rows = submissions.map((submission) =>
    columns.map(({ text }: Column) => escapeFormulas(text(submission))),
  );
  const lines = [columns.map(({ head }) => head), ...rows].map((row) => `${row.map(quoted).join()}\r\n`);
  return `\ufeff${lines.join('')}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * See https://owasp.org/www-community/attacks/CSV_Injection. Also after a semicolon, where Excel with Arabic settings
 * starts a new cell.
 */
export function escapeFormulas(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\0])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
}
