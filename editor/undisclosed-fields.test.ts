import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteContent } from '#content/files/site-content.fixture.ts';
import { languageCodes } from '#i18n/languages.ts';
import { undisclosedFields } from './undisclosed-fields.ts';

test.each(languageCodes)('the privacy notice names every field of each form, %s', (language) => {
  expect(undisclosedFields(siteContent.files, language)).toEqual([]);
  const name = `${language}/forms.yaml`;
  const messages = structuredClone(siteContent.files[name]) as Record<
    'forms' | 'fields',
    Record<string, object>
  >;
  messages.forms.training = { name: 'Survey' };
  messages.fields.jobTitle = { label: 'Shoe size' };
  const missing = undisclosedFields({ ...siteContent.files, [name]: messages }, language);
  const file = `${language}/pages/privacy.yaml`;
  expect(missing).toContainEqual({ file, key: '', code: 'form.undisclosed', found: 'Survey:' });
  expect(missing).toContainEqual(
    expect.objectContaining({
      key: expect.stringMatching(/\d/),
      found: expect.stringMatching(/: Shoe size$/),
    }),
  );
  expect(missing).toHaveLength(2);
});

test.each([
  ['en', 'docs/processing-record.md'],
  ['ar', 'docs/processing-record.ar.md'],
] as const)('the record of processing names every field too, %s', (language, file) => {
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  const notice = { [`${language}/pages/privacy.yaml`]: sections.map((text) => text.replace('\n', ':\n')) };
  expect(undisclosedFields({ ...siteContent.files, ...notice }, language)).toEqual([]);
});
