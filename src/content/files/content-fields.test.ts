import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFieldOf, leaves } from './content-fields.ts';

const hidden = z.strictObject({ note: z.string() }).meta({ searchable: false });
const schema = z.strictObject({ title: z.string(), hidden });

test('fields of a group outside the search are left out', () => {
  const found = leaves([{ title: 'One', hidden: { note: 'Two' } }], contentFieldOf(schema));
  const leftOut = found.filter(({ field }) => field.searchable === false);
  expect(leftOut.map(({ key }) => key)).toEqual(['hidden.note']);
});
