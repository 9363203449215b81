import { expect, test } from 'vitest';
import { legalIdentity } from './legal-identity.ts';
import { getSite } from './readers.ts';

test('each number that the law asks for has a row with its label', () => {
  const { rows } = legalIdentity('en');
  expect(rows.map(({ label }) => label)).toEqual([
    'Unified national number',
    'VAT number',
    'National Address',
    'Complaints',
  ]);
});

test('a number that the firm has not given is shown nowhere', () => {
  const { registration } = getSite().legal;
  expect(legalIdentity('en', { ...getSite(), legal: { registration } }).rows).toEqual([
    { label: 'Unified national number', value: registration },
  ]);
});
