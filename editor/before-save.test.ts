import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteContent } from '#content/site-content.fixture.ts';
import { languageCodes } from '#i18n/languages.ts';
import { entryBeforeSave } from './before-save.ts';
import { outlineOf } from './check-entry.ts';
import { editorConfig } from './config.ts';
import { fileFormat, type Values } from './lossless-yaml.ts';
import { fieldsOfFile, isDraft, placeOfKey, schemaOfFile } from './places.ts';

const outline = outlineOf(siteContent);
const config = editorConfig(siteContent.files, 'en', { backend: { name: 'gitea', repo: 'firm/website' } });

/** An entry as the editor has it after it was opened, with what people then changed. */
function opened(name: string, changes: Partial<Record<'en' | 'ar', Values>> = {}) {
  const format = fileFormat(name, schemaOfFile(`en/${name}`));
  const values = languageCodes.map((language) => [
    language,
    { ...format.fromFile(readFileSync(`content/${language}/${name}`, 'utf8')), ...changes[language] },
  ]);
  return { path: `content/en/${name}`, values: Object.fromEntries(values) };
}
const saved = (...entry: Parameters<typeof opened>) => entryBeforeSave(opened(...entry), outline);

test.each(['jobs/2.yaml', 'insights/scorecard-first-quarter.md', 'offices/riyadh.yaml', 'pages/social.yaml'])(
  '%s may be saved as it is, and comes back as it was',
  (name) => {
    const { issues, values } = saved(name);
    expect(issues).toEqual([]);
    expect(values.ar).toMatchObject({ ...opened(name).values.ar, reviewed: false });
  },
);

test('what one language lacks, and a change that no one has read, is found before it is saved', () => {
  expect(saved('jobs/2.yaml', { en: { about: 'In 12 days.' } }).issues).toMatchObject([
    { file: 'ar/jobs/2.yaml', key: 'about', code: 'facts.only-english' },
    { file: 'ar/jobs/2.yaml', key: '', code: 'review.only-english' },
  ]);
});

test('a text is checked as it is saved: cleaned', () => {
  const { values, issues } = saved('jobs/2.yaml', {
    en: { title: 'A  "good" writer...', reviewed: true },
    ar: { title: 'کاتب  "جيّد"...', reviewed: true },
  });
  expect([values.en?.title, values.ar?.title]).toEqual(['A “good” writer…', 'كاتب «جيّد»…']);
  expect(issues).toEqual([]);
});

test.each([
  ['011 234 5678', '+966 11 234 5678'],
  ['٠١١٢٣٤٥٦٧٨', '+966 11 234 5678'],
  ['00966112345678', '+966 11 234 5678'],
  ['+966 (0)11-234-5678', '+966 11 234 5678'],
  ['‎+966 11 234 5678‏', '+966 11 234 5678'],
  ['0551234567', '+966 55 123 4567'],
  ['+962 6 000 0000', '+962 6 000 0000'],
])('the phone number %s is saved as %s', (phone, written) => {
  const { values, issues } = saved('offices/riyadh.yaml', { en: { phone }, ar: { phone } });
  expect(values.en?.phone).toBe(written);
  expect(issues).toEqual([]);
});

test('what is no phone number is named as such', () => {
  const phone = 'ask us';
  const { issues } = saved('offices/riyadh.yaml', { en: { phone }, ar: { phone } });
  expect(issues).toContainEqual({ file: 'en/offices/riyadh.yaml', key: 'phone', code: 'format.phone' });
});

test('a second entry under one number is refused with the next that is free', () => {
  const { values } = opened('jobs/2.yaml', { en: { reviewed: true }, ar: { reviewed: true } });
  const { issues } = entryBeforeSave({ path: 'content/en/jobs/7-1.yaml', values }, outline);
  expect(issues).toContainEqual({ file: 'en/jobs/7-1.yaml', key: '', code: 'file.number', free: '8' });
});

test('a picture that is saved with its entry is no issue', () => {
  const picture = '/pictures/office-new.jpg';
  expect(saved('offices/riyadh.yaml', { en: { picture }, ar: { picture } }).issues).toEqual([]);
});

test('an issue is said at its field', () => {
  const fieldsOf = (file: string) => fieldsOfFile(config, `content/${file}`);
  const job = fieldsOf('en/jobs/7.yaml');
  expect(placeOfKey(job, 'responsibilities.1')).toEqual({
    keyPath: 'responsibilities.1',
    label: 'Responsibilities 2',
  });
  expect(placeOfKey(job, 'seo.title').label).toBe('Search engines › Title');
  const article = fieldsOf('en/insights/new.md');
  expect(placeOfKey(article, 'parts.2.text')).toEqual({ keyPath: 'body', label: 'Text' });
  expect(fieldsOf('site.yaml').map(({ name }) => name)).toContain('whatsapp');
  expect(fieldsOf('en/pages/home.yaml').map(({ name }) => name)).toContain('hero');
});

test('only where publishing is a step of its own is a save a draft', () => {
  const isDraftIn = (publish_mode: 'editorial_workflow' | 'simple') =>
    isDraft({ ...config, publish_mode }, 'content/en/jobs/7.yaml');
  expect([isDraftIn('editorial_workflow'), isDraftIn('simple')]).toEqual([true, false]);
});

test('a second save in one session is compared with the first', () => {
  const texts = { en: { title: 'Another title' }, ar: { title: 'عنوان آخر' } };
  const first = opened('offices/riyadh.yaml', {
    en: { ...texts.en, reviewed: true },
    ar: { ...texts.ar, reviewed: true },
  });
  const { values } = entryBeforeSave(first, outline);
  const phone = '+966 11 234 5678';
  const again = Object.fromEntries(
    languageCodes.map((language) => [language, { ...values[language], phone }]),
  );
  expect(entryBeforeSave({ ...first, values: again }, outline).issues).toEqual([]);
});
