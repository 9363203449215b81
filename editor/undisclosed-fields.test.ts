import { expect, test } from 'vitest';
import { siteContent } from '#content/site-content.fixture.ts';
import { languageCodes } from '#i18n/languages.ts';
import { undisclosedFields } from './undisclosed-fields.ts';

test.each(languageCodes)('the privacy notice and the record say what each form asks for, %s', (language) => {
  expect(undisclosedFields(siteContent, language)).toEqual([]);
  const name = `${language}/forms.yaml`;
  const words = structuredClone(siteContent.files[name]) as Record<
    'forms' | 'fields',
    Record<string, object>
  >;
  words.forms.training = { name: 'Survey' };
  words.fields.jobTitle = { label: 'Shoe size' };
  const missing = undisclosedFields({ files: { ...siteContent.files, [name]: words } }, language);
  expect(missing).toHaveLength(4);
  for (const what of ['what “Survey” asks for', 'asks for “Shoe size”'])
    expect(missing.filter((line) => line.endsWith(what))).toHaveLength(2);
});
