import { expect, test } from 'vitest';
import { siteContent } from './files/site-content.fixture.ts';
import { legalIdentity } from './legal-identity.ts';
import { getPages, getSite } from './readers.ts';

test('each legal number that is given has a labelled row', () => {
  const labels = ['Unified national number', 'VAT number', 'National Address', 'Complaints'];
  expect(legalIdentity('en').rows.map(({ label }) => label)).toEqual(labels);
  const { registration } = getSite().legal;
  const given = legalIdentity('en', { ...getSite(), legal: { registration } });
  expect(given.rows).toEqual([{ label: labels[0], value: registration }]);
});

test('the firm’s addresses are in one place, and texts refer to them', () => {
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
