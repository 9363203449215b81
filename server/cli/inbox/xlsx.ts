import writeExcelFile, { type Row } from 'write-excel-file/node';
import { columnsFor } from './sheet-columns.ts';
import type { StaffSubmission } from './staff-submissions.ts';

/** The most signs that a cell of Excel holds. */
const maxCellLength = 32_767;

/** Submissions as an Excel sheet. Every cell is a text, so that none is a formula or a number with its 0 lost. */
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

// `@` is Excel's format for a text: it does not guess at it when the cell is edited.
const top = { type: String, format: '@', alignVertical: 'top' } as const;
