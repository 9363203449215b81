import { formatPhone } from '#forms/mobile-number.ts';
import type { ConsentRow, OutboxRow } from '#server/database/tables.ts';
import { withdrawnTtlMs } from '#server/submissions/retention.ts';
import { detailsJson } from '#server/submissions/submission-json.ts';
import { isolated, linesOf, printableJson, riyadhTime } from '../print.ts';
import type { CommandContext } from './inbox-options.ts';
import {
  deliveryNames,
  failureText,
  fieldLabel,
  fieldNames,
  fieldText,
  fileWarnings,
  languageNames,
  statusText,
  suspicionText,
} from './staff-labels.ts';
import { findSubmission, type StaffSubmission } from './staff-submissions.ts';

export async function show({ store, options, reference = '' }: CommandContext) {
  const found = await findSubmission(store.database, reference);
  return options.json ? printableJson(detailsJson(found)) : shown(found);
}

function shown(found: StaffSubmission): string {
  const blocks = [about(found), fieldsOf(found), found.consents.map(consent), found.deliveries.map(delivery)];
  const width = Math.max(...blocks.flat().map(([label]) => label.length)) + 2;
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => aligned(lines, width))
    .join('\n\n');
}

type Line = [label: string, text: string];

function about(found: StaffSubmission): Line[] {
  const { reference, form, language, state, suspicions, created_at, corrected_at, withdrawn_at, file } =
    found;
  const quarantined = suspicions.length > 0 ? ` (${suspicionText(suspicions)})` : '';
  const lines: Line[] = [
    ['Reference', reference],
    ['Received', `${riyadhTime(created_at)} Riyadh time`],
    ['Form', `${form}, in ${languageNames[language]}`],
    ['State', state + quarantined],
  ];
  lines.push(...statusLines(found));
  if (corrected_at !== null) lines.push(['Corrected', `by the sender, ${riyadhTime(corrected_at)}`]);
  if (withdrawn_at !== null) {
    const end = riyadhTime(withdrawn_at + withdrawnTtlMs).slice(0, 10);
    lines.push(['Withdrawn', `at ${riyadhTime(withdrawn_at)}; locked, and will be deleted on ${end}`]);
  } else if (file) {
    lines.push(['File', `${visitorText(file.name)} (${file.type}, ${file.size.toLocaleString('en')} bytes)`]);
    if (file.warnings.length > 0) lines.push(['Before opening', fileWarnings(file.warnings)]);
  }
  return lines;
}

function statusLines({ status, status_by, status_at, status_note, reply }: StaffSubmission): Line[] {
  const when = status_at === null ? '' : `, ${riyadhTime(status_at)}`;
  const lines: Line[] = [['Status', visitorText(statusText({ status, status_by })) + when]];
  if (status_note !== null) lines.push(['Note', visitorText(status_note)]);
  if (reply !== null) lines.push(['Answer', visitorText(reply)]);
  return lines;
}

function fieldsOf({ fields }: StaffSubmission): Line[] {
  return fieldNames(Object.keys(fields))
    .filter((name) => name in fields)
    .map((name) => {
      const words = fieldText(name, fields[name]);
      const text = name === 'mobileNumber' && words.startsWith('+') ? formatPhone(words) : words;
      return [fieldLabel(name), visitorText(text)];
    });
}

function consent({ purpose, given, at, notice_version, notice_language }: ConsentRow): Line {
  const box = given ? 'ticked' : 'left empty';
  const notice = `notice of ${notice_version} in ${languageNames[notice_language]}`;
  return [`Consent: ${purpose}`, `${box} at ${riyadhTime(at)}, ${notice}`];
}

function delivery(row: OutboxRow): Line {
  const isRetried = row.state === 'due' && row.attempts > 0;
  const next = isRetried ? `, next at ${riyadhTime(row.due_at)}` : '';
  const when = row.state === 'sent' ? ` at ${riyadhTime(row.sent_at ?? row.due_at)}` : next;
  const tries = row.attempts === 1 ? '1 try' : `${row.attempts} tries`;
  const error = row.last_error ? `\nlast error: ${failureText(linesOf(row.last_error).join(' '))}` : '';
  return [`Delivery: ${deliveryNames[row.kind]}`, `${row.state}${when}, ${tries}${error}`];
}

/** Each line finds its own direction. */
function visitorText(text: string): string {
  return linesOf(text).map(isolated).join('\n');
}

function aligned(lines: Line[], width: number): string {
  const indent = `\n${' '.repeat(width)}`;
  return lines
    .map(([label, text]) => `${label.padEnd(width)}${text.replaceAll('\n', indent)}`.replace(/ +$/gm, ''))
    .join('\n');
}
