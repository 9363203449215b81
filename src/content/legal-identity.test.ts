import { expect, test } from 'vitest';
import { siteContent } from './content.fixture.ts';
import { legalIdentity } from './legal-identity.ts';
import { getPages, getSite } from './readers.ts';

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

test('the firm’s own addresses stand in one place, and texts name them', () => {
  const { email, legal } = getSite();
  const written = Object.entries(siteContent.files).filter(
    ([file, value]) =>
      file.includes('/') &&
      [email, legal.complaints ?? email].some((own) => JSON.stringify(value).includes(own)),
  );
  expect(written.map(([file]) => file)).toEqual([]);
  expect(JSON.stringify(getPages('en'))).toContain(email);
  expect(JSON.stringify(getPages('ar'))).not.toMatch(/\{(?:email|complaints)\}/);
});
