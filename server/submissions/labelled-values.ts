import type { FormId } from '#codes/form-codes.ts';
import { messagesOfField } from '#content/schemas/form-messages.ts';
import type { FormValues } from '#forms/form-definition.ts';
import { type AnyFormDefinition, forms } from '#forms/forms.ts';
import { formatPhone } from '#forms/mobile-number.ts';
import { fill } from '#i18n/fill.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-time.ts';
import { row, type ValueRow } from '#lib/value-row.ts';
import type { Messages } from '#server/content/site-content.ts';
import type { OutboxRow } from '#server/database/tables.ts';
import type { MailedSubmission, SubmissionDetails } from './submission-details.ts';

/** Returns the values and the file's name with their labels. Leaves out empty values and the consent. */
export function labelledRows(
  { form, fields, file }: Pick<MailedSubmission, 'form' | 'file'> & { fields: Partial<FormValues> },
  texts: Messages,
): ValueRow[] {
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    value && name !== 'privacyPolicy' ? [rowOf(form, name, value, texts)] : [],
  );
  return file ? [...rows, rowOf(form, forms[form].file?.name ?? 'file', file.name, texts)] : rows;
}

/** Returns undefined without a country, and for one that the form does not offer any more. */
export function countryName(country: string | null | undefined, { forms }: Messages) {
  return country ? choiceName(forms, 'country', country) : undefined;
}

export function suspicionWords(suspicions: string[], { submissionStatus }: Messages): string {
  const words: Partial<Record<string, string>> = submissionStatus.quarantine.suspicions;
  return suspicions.map((code) => words[code] ?? code).join('\n');
}

export function deliveryText(
  { state, sent_at }: OutboxRow,
  { language, yourData: { deliveries } }: Messages,
): string {
  if (sent_at !== null) return fill(deliveries.sent, formatRiyadhMoment(language, sent_at));
  return state === 'failed' ? deliveries.failed : deliveries.waits;
}

export function statusRows(
  { status, status_by, status_at, status_note }: SubmissionDetails,
  { language, submissionStatus: { rows, statuses } }: Messages,
): ValueRow[] {
  return [
    row(rows.status, statuses[status]),
    ...(status_by === null ? [] : [row(rows.statusBy, status_by)]),
    ...(status_at === null ? [] : [row(rows.statusAt, formatRiyadhMoment(language, status_at))]),
    ...(status_note === null ? [] : [row(rows.note, status_note)]),
  ];
}

function rowOf(form: FormId, name: string, value: string, texts: Messages): ValueRow {
  const { label = name } = messagesOfField(texts.forms, name) ?? {};
  if (name === 'mobileNumber') return row(label, formatPhone(value), 'ltr');
  if (name === 'email' || name === 'countryCode') return row(label, value, 'ltr');
  const fields: AnyFormDefinition['fields'] = forms[form].fields;
  const day = fields[name]?.day && Date.parse(value);
  if (day) return row(label, formatRiyadhDay(texts.language, day, { year: 'numeric' }));
  const isTopic = name === 'job' || name === 'service' || name === 'article';
  const title = isTopic ? texts[`${name}Title`](value) : choiceName(texts.forms, name, value);
  return row(label, title ?? value);
}

function choiceName(forms: Messages['forms'], name: string, value: string): string | undefined {
  return messagesOfField(forms, name)?.choices?.[value];
}
