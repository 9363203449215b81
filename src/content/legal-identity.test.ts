import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { legalIdentity } from './legal-identity.ts';

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const [site, firm] = [read('site'), read('en/firm')];

test('each number that the law asks for has a row with its label', () => {
  const { rows } = legalIdentity({ site, firm });
  expect(rows.map(({ label }) => label)).toEqual([
    'Unified national number',
    'VAT number',
    'National Address',
    'Complaints',
  ]);
});

test('a number that the firm has not given is shown nowhere', () => {
  const { registration } = site.legal;
  expect(legalIdentity({ site: { ...site, legal: { registration } }, firm }).rows).toEqual([
    { label: 'Unified national number', value: registration },
  ]);
});
