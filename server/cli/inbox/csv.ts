import { stringify } from 'csv-stringify/sync';
import { type Column, columnsFor } from './sheet-columns.ts';
import type { StaffSubmission } from './staff-submissions.ts';

/** Submissions as CSV (RFC 4180), in UTF-8 with the byte order mark that Excel reads Arabic by. */
export function toCsv(submissions: StaffSubmission[]): string {
  const columns = columnsFor(submissions);
  const rows = submissions.map((submission) =>
    columns.map(({ text }: Column) => escapeFormulas(text(submission))),
  );
  return stringify([columns.map(({ head }) => head), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
  });
}

/**
 * A text that no spreadsheet takes for a formula: an apostrophe goes before what one could begin with
 * (https://owasp.org/www-community/attacks/CSV_Injection). The library's own `escape_formulas` does not know NUL, nor
 * the beginnings inside a text: Excel with Arabic regional settings separates by semicolons, and so would begin a new
 * cell after one of the visitor's.
 */
export function escapeFormulas(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\0])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
}
