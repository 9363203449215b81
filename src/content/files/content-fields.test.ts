import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobSchema } from '#content/schemas/job.ts';
import { jobFilterNames } from '#jobs/job-filters.ts';
import { contentFieldOf, isTranslated, leaves, texts } from './content-fields.ts';

const schema = z.strictObject({
  title: z.string(),
  parts: z.array(z.union([z.strictObject({ count: z.number() }), z.strictObject({ text: z.string() })])),
  pages: z.record(z.string().meta({ entryLink: 'path' }), z.string()),
  pair: z.tuple([z.string(), z.email()]).optional(),
  hidden: z.strictObject({ note: z.string() }).meta({ searchable: false }),
});
const value = {
  title: 'One',
  parts: [{ count: 1 }, { text: 'Two' }],
  pages: { '/jobs': 'Three' },
  pair: ['Four', 'info@firm.example'],
  hidden: { note: 'Five' },
  unknown: 'Six',
};

test('texts are found in lists, unions, tuples and records, and without a schema', () => {
  expect(texts(value, contentFieldOf(schema)).map(({ key }) => key)).toEqual([
    'title',
    'parts.1.text',
    'pages./jobs',
    'pair.0',
    'hidden.note',
    'unknown',
  ]);
});

test('fields of a group outside the search are left out', () => {
  const hidden = leaves([value], contentFieldOf(schema)).filter(({ field }) => field.searchable === false);
  expect(hidden.map(({ key }) => key)).toEqual(['hidden.note']);
});

test.each(jobFilterNames)('a job’s value for the filter %s is the same in every language', (name) => {
  const [leaf] = leaves([{ [name]: 'senior' }], contentFieldOf(jobSchema));
  expect(leaf && isTranslated(leaf.field)).toBe(false);
});
