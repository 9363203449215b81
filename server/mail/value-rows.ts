import { messagesOfField } from '#forms/form-messages.ts';
import { formatPhone } from '#forms/mobile-number.ts';
import type { Language } from '#i18n/languages.ts';
import { formatRiyadhMoment } from '#i18n/riyadh-dates.ts';
import { type Row, row } from '#mails/email.ts';
import type { Messages } from '../content.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { Submission, SubmissionDetails } from '../messages/submission-details.ts';

/** Labelled, in the order of the form; empty fields are left out. */
export function valueRows({ fields, file }: Pick<Submission, 'fields' | 'file'>, messages: Messages): Row[] {
  const rows = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '' || name === 'privacyPolicy') return [];
    return [rowOf(name, value, messages)];
  });
  return file ? [...rows, rowOf('resume', file.name, messages)] : rows;
}

export function countryName({ fields }: Pick<Submission, 'fields'>, messages: Messages): string | undefined {
  return typeof fields.country === 'string' ? choiceName(messages, 'country', fields.country) : undefined;
}

/** What became of a delivery. */
export function deliveryText(
  { state, sent_at }: Pick<OutboxRow, 'state' | 'sent_at'>,
  { yourData: { deliveries } }: Messages,
  language: Language,
): string {
  if (sent_at !== null) return deliveries.sent.replace('…', formatRiyadhMoment(language, sent_at));
  return state === 'failed' ? deliveries.failed : deliveries.waits;
}

/** What the office has done, who said so and when. */
export function statusRows(
  { status, status_by, status_at, status_note }: SubmissionDetails,
  { messageStatus: { rows, statuses } }: Messages,
  language: Language,
): Row[] {
  return [
    row(rows.status, statuses[status]),
    ...(status_by === null ? [] : [row(rows.statusBy, status_by)]),
    ...(status_at === null ? [] : [row(rows.statusAt, formatRiyadhMoment(language, status_at))]),
    ...(status_note === null ? [] : [row(rows.note, status_note)]),
  ];
}

function rowOf(name: string, value: string, messages: Messages): Row {
  const { label = name } = messagesOfField(messages.forms, name) ?? {};
  if (name === 'mobileNumber') return row(label, formatPhone(value), 'ltr');
  if (name === 'email' || name === 'countryCode') return row(label, value, 'ltr');
  if (name === 'job') return row(label, messages.jobTitle(value) ?? value);
  if (name === 'service') return row(label, messages.serviceTitle(value) ?? value);
  if (name === 'article') return row(label, messages.articleTitle(value) ?? value);
  return row(label, choiceName(messages, name, value) ?? value);
}

function choiceName(messages: Messages, name: string, value: string): string | undefined {
  return messagesOfField(messages.forms, name)?.choices?.[value];
}
