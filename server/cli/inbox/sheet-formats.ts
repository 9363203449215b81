import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { ConsentRow } from '#server/database/tables.ts';
import { toCsv } from '../csv.ts';
import { riyadhTime } from '../print.ts';
import {
  deliverySummary,
  fieldLabel,
  fieldNames,
  fieldText,
  languageNames,
  statusNames,
  suspicionText,
} from './staff-labels.ts';
import type { StaffSubmission } from './staff-submissions.ts';

export function csvOf(submissions: StaffSubmission[]): string {
  const columns = columnsFor(submissions);
  const rows = submissions.map((submission) => columns.map(([, , text]) => text(submission)));
  return toCsv([columns.map(([head]) => head), ...rows]);
}

const maxCellLength = 32_767;

/** Every cell is text, so that none is a formula or loses leading zeros. */
export function xlsxOf(submissions: StaffSubmission[]): Promise<Buffer> {
  const columns = columnsFor(submissions);
  const head: Row = columns.map(([value]) => ({ value, ...top, fontWeight: 'bold' }));
  const rows: Row[] = submissions.map((submission) =>
    columns.map(([, width, text]) => {
      const value = text(submission).slice(0, maxCellLength);
      return value === '' ? null : { value, ...top, wrap: width > 40 };
    }),
  );
  const sheet = {
    sheet: 'Submissions',
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  };
  return writeExcelFile([head, ...rows], sheet).toBuffer();
}

// `@` is Excel's text format.
const top = { type: String, format: '@', alignVertical: 'top' } as const;

type Column = [head: string, width: number, text: (submission: StaffSubmission) => string];

function columnsFor(submissions: StaffSubmission[]): Column[] {
  const names = fieldNames(submissions.flatMap(({ fields }) => Object.keys(fields)));
  const own = names.map((name): Column => {
    const text = ({ fields }: StaffSubmission) => fieldText(name, fields[name]);
    return [fieldLabel(name), widths[name] ?? 20, text];
  });
  return [...first, ...own, ...last];
}

const first: Column[] = [
  ['Reference', 12, ({ reference }) => reference],
  ['Received (Riyadh)', 18, ({ created_at }) => riyadhTime(created_at)],
  ['Form', 12, ({ form }) => form],
  ['Language', 10, ({ language }) => languageNames[language]],
  ['State', 10, ({ state }) => state],
  ['Status', 12, ({ status }) => statusNames[status]],
  ['Status set by', 20, ({ status_by }) => status_by ?? ''],
  ['Status set (Riyadh)', 18, ({ status_at }) => timeOrNothing(status_at)],
  ['Note', 30, ({ status_note }) => status_note ?? ''],
  ['Answered (Riyadh)', 18, ({ answered_at }) => timeOrNothing(answered_at)],
  ['Corrected (Riyadh)', 18, ({ corrected_at }) => timeOrNothing(corrected_at)],
];

const last: Column[] = [
  ['File', 24, ({ file }) => file?.name ?? ''],
  ['Answer to the applicant', 40, ({ reply }) => reply ?? ''],
  ['Consent box', 12, eachConsent(({ given }) => (given ? 'ticked' : 'left empty'))],
  ['Privacy notice', 24, eachConsent(({ notice_version }) => notice_version)],
  ['Why quarantined', 20, ({ suspicions }) => suspicionText(suspicions)],
  ['Deliveries', 36, ({ deliveries }) => deliverySummary(deliveries)],
];

function timeOrNothing(moment: number | null): string {
  return moment === null ? '' : riyadhTime(moment);
}

function eachConsent(text: (consent: ConsentRow) => string) {
  return ({ consents }: StaffSubmission) => consents.map(text).join(', ');
}

const widths: Record<string, number> = {
  name: 26,
  email: 30,
  mobileNumber: 18,
  companyName: 26,
  message: 70,
};
