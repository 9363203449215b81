import writeExcelFile, { type Row } from 'write-excel-file/node';
import { readMessages } from '#server/content/site-content.ts';
import { labelledRows, suspicionWords } from '#server/submissions/labelled-values.ts';
import { toCsv } from '../csv.ts';
import { riyadhTime } from '../print.ts';
import type { StaffSubmission } from './staff-submissions.ts';

export function csvOf(submissions: StaffSubmission[]): string {
  return toCsv(cellsOf(submissions));
}

/** Every cell has Excel's format for text, `@`, so that none is a formula or loses leading zeros. */
export function xlsxOf(submissions: StaffSubmission[]): Promise<Buffer> {
  const [head = [], ...cells] = cellsOf(submissions);
  const columns = head.map((name, at) => {
    const lengths = cells.map((row) => row[at]?.length ?? 0);
    return { width: Math.min(60, Math.max(name.length, ...lengths) + 2) };
  });
  const rows: Row[] = cells.map((row) =>
    row.map((text) => (text ? { value: text, ...top, wrap: text.length > 60 } : null)),
  );
  const bold: Row = head.map((value) => ({ value, ...top, fontWeight: 'bold' }));
  return writeExcelFile([bold, ...rows], { sheet: 'Submissions', columns, stickyRowsCount: 1 }).toBuffer();
}

const top = { type: String, format: '@', alignVertical: 'top' } as const;

function cellsOf(submissions: StaffSubmission[]): string[][] {
  const texts = readMessages().en;
  const records = submissions.map((submission) => ({
    ...noted(submission),
    'Why quarantined': suspicionWords(submission.suspicions, texts),
    ...Object.fromEntries(labelledRows(submission, texts).map(({ label, value }) => [label, value])),
  }));
  const head = [...new Set(records.flatMap(Object.keys))];
  return [
    head,
    ...records.map((record: Record<string, string | null>) => head.map((name) => record[name] ?? '')),
  ];
}

function noted(submission: StaffSubmission) {
  const time = (moment: number | null) => (moment === null ? '' : riyadhTime(moment));
  const { consents, status_by, status_at, answered_at, corrected_at } = submission;
  return {
    Reference: submission.reference,
    'Received (Riyadh)': time(submission.created_at),
    Form: submission.form,
    Language: submission.language,
    State: submission.state,
    Status: submission.status,
    'Status set by': status_by,
    'Status set (Riyadh)': time(status_at),
    Note: submission.status_note,
    'Answered (Riyadh)': time(answered_at),
    'Corrected (Riyadh)': time(corrected_at),
    'Answer to the applicant': submission.reply,
    'Consent box': consents.map(({ given }) => (given ? 'ticked' : 'left empty')).join(', '),
    'Privacy notice': consents.map(({ notice_version }) => notice_version).join(', '),
    Deliveries: deliveryStates(submission),
  };
}

export function deliveryStates({ deliveries }: StaffSubmission): string {
  const states = new Set(deliveries.map(({ state }) => state));
  if (states.size <= 1) return deliveries[0]?.state ?? 'none';
  return deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', ');
}
