import { readMessages } from '#server/content/site-content.ts';
import { getSecret } from '#server/database/open-database.ts';
import type { OutboxRow } from '#server/database/tables.ts';
import { warningText } from '#server/mail/staff-mails.ts';
import { readAuditLog } from '#server/submissions/audit-log.ts';
import { labelledRows, suspicionWords } from '#server/submissions/labelled-values.ts';
import { withdrawnTtlMs } from '#server/submissions/retention.ts';
import { summaryJson } from '#server/submissions/submission-json.ts';
import { CliError } from '../cli-error.ts';
import { counted, cut, formatTable, labelled, printableJson, riyadhTime, terminalLine } from '../print.ts';
import { writePrivateFile } from '../write-private-file.ts';
import type { CommandContext } from './command-context.ts';
import { csvOf, deliveryStates, xlsxOf } from './sheet-formats.ts';
import {
  countSubmissions,
  findSubmission,
  findSubmissions,
  type StaffSubmission,
} from './staff-submissions.ts';

const shownInTable = 50;

export async function listSubmissions({ store, options }: CommandContext) {
  if (options.json) return printableJson((await findSubmissions(store.database, options)).map(summaryJson));
  const submissions = await findSubmissions(store.database, options, shownInTable);
  if (submissions.length === 0) return 'No submissions.';
  const all = await countSubmissions(store.database, options);
  const end = `These are the newest ${submissions.length} of ${all}. For others: --since, --until or --json`;
  return `${submissionTable(submissions)}\n\n${all > submissions.length ? end : counted(all, 'submission')}`;
}

export function submissionTable(submissions: StaffSubmission[]): string {
  const head = ['Reference', 'Riyadh time', 'Form', 'Country', 'Name', 'State', 'Status', 'Deliveries'];
  const rows = submissions.map((submission) => [
    submission.reference,
    riyadhTime(submission.created_at),
    submission.form,
    submission.country ?? '',
    cut(terminalLine(submission.fields.name ?? ''), 26),
    submission.state,
    cut(terminalLine(statusOf(submission)), 30),
    deliveryStates(submission),
  ]);
  return formatTable([head, ...rows]);
}

export async function showSubmission({ store, reference }: CommandContext) {
  const submission = await findSubmission(store.database, reference);
  const texts = readMessages().en;
  const { reply, withdrawn_at } = submission;
  const file = withdrawn_at === null ? submission.file : undefined;
  const why = submission.suspicions.length > 0 && `\n${suspicionWords(submission.suspicions, texts)}`;
  const time = (at: number | null) => (at === null ? '' : riyadhTime(at));
  const purgedOn = withdrawn_at !== null && time(withdrawn_at + withdrawnTtlMs).slice(0, 10);
  const values = labelledRows({ ...submission, file: undefined }, texts);
  const rows: [label: string, text: string | null | false][] = [
    ['Reference', submission.reference],
    ['Received', `${time(submission.created_at)} Riyadh time`],
    ['Form', `${submission.form} (${submission.language})`],
    ['State', submission.state + (why || '')],
    ['Status', [statusOf(submission), time(submission.status_at)].filter(Boolean).join(', ')],
    ['Note', submission.status_note],
    ['Decline reply', reply],
    ['Corrected', time(submission.corrected_at)],
    ['Withdrawn', purgedOn && `${time(withdrawn_at)}; locked, and will be deleted on ${purgedOn}`],
    ...values.map(({ label, value }): [string, string] => [label, value]),
    ['File', file ? `${file.name}\n${file.type}, ${file.size.toLocaleString('en')} bytes` : ''],
    ['Before opening', (submission.file?.warnings ?? []).map((code) => warningText(code, texts)).join(' ')],
    ...submission.consents.map(
      ({ purpose, given, at, notice_version, notice_language }): [string, string] => [
        `Consent: ${purpose}`,
        `${given ? 'ticked' : 'left empty'} at ${time(at)}, notice of ${notice_version} (${notice_language})`,
      ],
    ),
    ...submission.deliveries.map((each): [string, string] => [`Delivery: ${each.kind}`, deliveryLine(each)]),
  ];
  return labelled(rows.flatMap(([label, text]) => (text ? [[label, text]] : [])));
}

function statusOf({ status, status_by }: StaffSubmission): string {
  return status_by === null ? (status ?? '') : `${status} by ${status_by}`;
}

function deliveryLine({ state, sent_at, send_at, attempts, last_error }: OutboxRow): string {
  const next = state === 'queued' && attempts > 0 ? `, next at ${riyadhTime(send_at)}` : '';
  const when = sent_at === null ? next : ` at ${riyadhTime(sent_at)}`;
  const error = last_error === null ? '' : `\nlast error: ${terminalLine(last_error)}`;
  return `${state}${when}, ${counted(attempts, 'attempt')}${error}`;
}

export async function exportSheet({ store, options, io }: CommandContext) {
  const { format, out } = options;
  if (format === 'xlsx' && !out) throw new CliError('An XLSX file needs a name: --out submissions.xlsx', 2);
  const submissions = await findSubmissions(store.database, options);
  const readable = submissions.filter(({ withdrawn_at }) => withdrawn_at === null);
  const sheet = format === 'csv' ? csvOf(readable) : await xlsxOf(readable);
  if (out === undefined) {
    io.stdout.write(sheet);
    return undefined;
  }
  await writePrivateFile(out, sheet, io.env);
  return `${counted(readable.length, 'submission')} written to ${out}.`;
}

export async function saveFile({ store, options: { out = '' }, io, reference }: CommandContext) {
  const { id, file, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw new CliError(`${reference} was withdrawn: its file can no longer be opened.`);
  if (!file) throw new CliError(`${reference} has no file.`);
  const fileQuery = store.database.selectFrom('files').select('bytes').where('submission_id', '=', id);
  const { bytes } = await fileQuery.executeTakeFirstOrThrow();
  await writePrivateFile(out, bytes, io.env);
  const { en } = readMessages();
  const care = file.warnings.map((code) => `\nBefore you open it: ${warningText(code, en)}`);
  return `Written to ${out}: ${file.type}, ${bytes.length.toLocaleString('en')} bytes.${care.join('')}`;
}

export async function showAuditLog({ store, reference }: CommandContext) {
  const log = await readAuditLog(store, await getSecret(store, 'forms'), reference);
  if (log.length === 0) return reference ? `The log has no entry for ${reference}.` : 'The log is empty.';
  const rows = log.map(({ at, action, actor, form, reference_hash: code }) => {
    return [riyadhTime(at), action, actor, form, code.slice(0, 12)];
  });
  const table = formatTable([['Riyadh time', 'Action', 'By', 'Form', 'Code'], ...rows]);
  return `${table}\n\n${counted(log.length, 'entry', 'entries')}`;
}
