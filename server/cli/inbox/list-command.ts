import { summaryJson } from '#server/submissions/submission-json.ts';
import { counted, cut, formatTable, printableJson, riyadhTime, terminalLine } from '../print.ts';
import type { CommandContext } from './inbox-options.ts';
import { deliverySummary, statusText } from './staff-labels.ts';
import { countSubmissions, findSubmissions, type StaffSubmission } from './staff-submissions.ts';

const defaultLimit = 50;

export async function list({ store, options }: CommandContext) {
  const { limit = options.json ? Number.POSITIVE_INFINITY : defaultLimit } = options;
  const found = await findSubmissions(store.database, options, limit);
  if (options.json) return printableJson(found.map(summaryJson));
  if (found.length === 0) return 'No submissions.';
  const all = found.length < limit ? found.length : await countSubmissions(store.database, options);
  const isCut = all > found.length;
  const end = isCut
    ? `These are the newest ${found.length} of ${all}. To list them all: --limit ${all}`
    : counted(all, 'submission');
  return `${submissionTable(found)}\n\n${end}`;
}

export function submissionTable(found: StaffSubmission[]): string {
  const head = ['Reference', 'Riyadh time', 'Form', 'Country', 'Name', 'State', 'Status', 'Deliveries'];
  const rows = found.map(({ reference, created_at, form, country, fields, state, deliveries, ...said }) => [
    reference,
    riyadhTime(created_at),
    form,
    country ?? '',
    cut(terminalLine(String(fields.name ?? '')), 26),
    state,
    cut(terminalLine(statusText(said)), 30),
    deliverySummary(deliveries),
  ]);
  return formatTable(head, rows);
}
