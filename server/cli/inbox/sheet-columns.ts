import { riyadhTime } from '../riyadh-time.ts';
import { deliverySummary, fieldLabels, fieldNames, fieldText, languageNames } from './staff-labels.ts';
import type { StaffSubmission } from './staff-submissions.ts';

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
