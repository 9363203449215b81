import { messagesOfField } from '#forms/form-messages.ts';
import { grouped } from '#forms/mobile-number.ts';
import { type Row, row } from '#mails/email.ts';
import type { Messages } from '../content.ts';
import type { Submission } from '../messages/submission-details.ts';

/** Labelled, in the order of the form; empty fields are left out. */
export function valueRows({ fields, file }: Pick<Submission, 'fields' | 'file'>, messages: Messages): Row[] {
  const rows = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '' || name === 'privacyPolicy') return [];
    return [rowOf(name, value, messages)];
  });
  return file ? [...rows, rowOf('resume', file.name, messages)] : rows;
}

export function countryName({ fields }: Submission, messages: Messages): string | undefined {
  return typeof fields.country === 'string' ? choiceName(messages, 'country', fields.country) : undefined;
}

function rowOf(name: string, value: string, messages: Messages): Row {
  const { label = name } = messagesOfField(messages.forms, name) ?? {};
  if (name === 'mobileNumber') return row(label, grouped(value), 'ltr');
  if (name === 'email' || name === 'countryCode') return row(label, value, 'ltr');
  if (name === 'job') return row(label, messages.jobTitle(value) ?? value);
  if (name === 'service') return row(label, messages.serviceTitle(value) ?? value);
  if (name === 'article') return row(label, messages.articleTitle(value) ?? value);
  return row(label, choiceName(messages, name, value) ?? value);
}

function choiceName(messages: Messages, name: string, value: string): string | undefined {
  return messagesOfField(messages.forms, name)?.choices?.[value];
}
