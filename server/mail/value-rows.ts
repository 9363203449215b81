import { grouped } from '#forms/mobile-number.ts';
import type { Submission } from '../submissions/read-submission.ts';
import type { Row } from './letter.ts';
import type { Words } from './messages.ts';

/** The values of a submission, labelled, in the order of its form, and its file's name; what was left empty is left out. */
export function valueRows(
  { values, file }: Pick<Submission, 'values'> & { file?: { name: string } | undefined },
  words: Words,
): Row[] {
  const rows = Object.entries(values).flatMap(([name, value]) => {
    // The box has a row of its own, from the consent that was stored.
    if (typeof value !== 'string' || value === '' || name === 'privacyPolicy') return [];
    return [rowOf(name, value, words)];
  });
  return file ? [...rows, rowOf('resume', file.name, words)] : rows;
}

/** The country's name, where the form asked for a country. */
export function countryName({ values }: Submission, words: Words): string | undefined {
  return typeof values.country === 'string' ? choiceName(words, 'country', values.country) : undefined;
}

function rowOf(name: string, value: string, words: Words): Row {
  const label = (words.forms.fields as Record<string, { label: string }>)[name]?.label ?? name;
  if (name === 'mobileNumber') return { label, value: grouped(value), direction: 'ltr' };
  if (name === 'email' || name === 'countryCode') return { label, value, direction: 'ltr' };
  if (name === 'job') return { label, value: words.jobTitle(value) ?? value, direction: 'auto' };
  if (name === 'service') return { label, value: words.serviceTitle(value) ?? value, direction: 'auto' };
  return { label, value: choiceName(words, name, value) ?? value, direction: 'auto' };
}

function choiceName(words: Words, name: string, value: string): string | undefined {
  return (words.forms.choices as Record<string, Record<string, string>>)[name]?.[value];
}
