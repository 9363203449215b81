import { expect, test } from 'vitest';
import { documentsBefore } from './documents-before.ts';

test.each([
  ['2025-11-27', ['services/1.yaml']],
  ['2025-11-28', []],
])('a document whose rules were compared on %s is listed when that is over a year ago', (asOf, names) => {
  const files = { 'en/services/1.yaml': { document: { asOf } }, 'en/services/2.yaml': {} };
  expect(documentsBefore({ files }, '2025-11-28')).toEqual(names);
});
