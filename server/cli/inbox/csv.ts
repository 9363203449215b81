import { type Column, columnsFor } from './sheet-columns.ts';
import type { StaffSubmission } from './staff-submissions.ts';

/** Submissions as CSV (RFC 4180), in UTF-8 with the byte order mark that Excel reads Arabic by. */
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
 * A text that no spreadsheet takes for a formula: an apostrophe goes before what one could begin with
 * (https://owasp.org/www-community/attacks/CSV_Injection). It may begin one inside a text
 * too: Excel with Arabic regional settings separates by semicolons, and so would begin a new cell after one of the
 * visitor's.
 */
export function escapeFormulas(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\0])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
}
