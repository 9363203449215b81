import { expect, test } from 'vitest';
import { siteContent } from './files/site-content.fixture.ts';
import { getPages, getSite } from './readers.ts';

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
