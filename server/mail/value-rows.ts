import { grouped } from '#forms/mobile-number.ts';
import type { Submission } from '../submissions/read-submission.ts';
import type { Row } from './letter.ts';
import type { Messages } from './messages.ts';

/** Labelled, in the order of the form; empty fields are left out. */
export function valueRows(
  { values, file }: Pick<Submission, 'values'> & { file?: { name: string } | undefined },
  messages: Messages,
): Row[] {
  const rows = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '' || name === 'privacyPolicy') return [];
    return [rowOf(name, value, messages)];
  });
  return file ? [...rows, rowOf('resume', file.name, messages)] : rows;
}

export function countryName({ values }: Submission, messages: Messages): string | undefined {
  return typeof values.country === 'string' ? choiceName(messages, 'country', values.country) : undefined;
}

function rowOf(name: string, value: string, messages: Messages): Row {
  const label = (messages.forms.fields as Record<string, { label: string }>)[name]?.label ?? name;
  if (name === 'mobileNumber') return { label, value: grouped(value), direction: 'ltr' };
  if (name === 'email' || name === 'countryCode') return { label, value, direction: 'ltr' };
  if (name === 'job') return { label, value: messages.jobTitle(value) ?? value, direction: 'auto' };
  if (name === 'service') return { label, value: messages.serviceTitle(value) ?? value, direction: 'auto' };
  return { label, value: choiceName(messages, name, value) ?? value, direction: 'auto' };
}

function choiceName(messages: Messages, name: string, value: string): string | undefined {
  return (messages.forms.choices as Record<string, Record<string, string>>)[name]?.[value];
}
