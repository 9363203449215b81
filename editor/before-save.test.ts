import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionOf } from '#content/collections.ts';
import { describe } from '#content/fields.ts';
import { readContent } from '#content/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { entryBeforeSave } from './before-save.ts';
import { outlineOf } from './check-entry.ts';
import { editorConfig } from './config.ts';
import { markdownFormat, type Values, yamlFormat } from './lossless-yaml.ts';
import { fieldsOfFile, isDraft, placeOfKey } from './places.ts';

const content = readContent('content');
const outline = outlineOf(content);
const config = editorConfig(content.files, 'en', { backend: { name: 'gitea', repo: 'firm/website' } });

/** An entry as the editor has it after it was opened, with what people then changed. */
function opened(name: string, changes: Partial<Record<'en' | 'ar', Values>> = {}) {
  const field = describe(collectionOf(`en/${name}`)?.[1].fileSchema as never);
  const format = name.endsWith('.md') ? markdownFormat(field) : yamlFormat(field);
  const values = languageCodes.map((language) => [
    language,
    { ...format.fromFile(readFileSync(`content/${language}/${name}`, 'utf8')), ...changes[language] },
  ]);
  return { path: `content/en/${name}`, values: Object.fromEntries(values) };
}

function issuesOf(...entry: Parameters<typeof opened>) {
  return entryBeforeSave(opened(...entry), outline).issues.map(({ file, key, code }) => [file, key, code]);
}

test.each(['jobs/2.yaml', 'insights/scorecard-first-quarter.md', 'offices/riyadh.yaml', 'pages/social.yaml'])(
  '%s may be saved as it is, and comes back as it was',
  (name) => {
    const entry = opened(name);
    const { issues, values } = entryBeforeSave(entry, outline);
    expect(issues).toEqual([]);
    expect(values.ar).toMatchObject({ ...entry.values.ar, reviewed: false });
  },
);

test('what one language lacks, and a change that no one has read, is found before it is saved', () => {
  expect(issuesOf('jobs/2.yaml', { en: { about: 'In 12 days.' } })).toEqual([
    ['ar/jobs/2.yaml', 'about', 'facts.only-english'],
    ['ar/jobs/2.yaml', '', 'review.only-english'],
  ]);
  const both = { en: { title: 'Writer', reviewed: true }, ar: { title: 'كاتب', reviewed: true } };
  expect(issuesOf('jobs/2.yaml', both)).toEqual([]);
});

test('a text is checked as it is saved: cleaned', () => {
  const entry = opened('jobs/2.yaml', {
    en: { title: 'A  "good" writer...', reviewed: true },
    ar: { title: 'کاتب  "جيّد"...', reviewed: true },
  });
  const { values, issues } = entryBeforeSave(entry, outline);
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
])('the phone number %s is saved as %s', (phone, saved) => {
  const { values, issues } = entryBeforeSave(
    opened('offices/riyadh.yaml', { en: { phone }, ar: { phone } }),
    outline,
  );
  expect(values.en?.phone).toBe(saved);
  expect(issues).toEqual([]);
});

test('what is no phone number is named as such', () => {
  expect(
    issuesOf('offices/riyadh.yaml', { en: { phone: 'ask us' }, ar: { phone: 'ask us' } }),
  ).toContainEqual(['en/offices/riyadh.yaml', 'phone', 'format.phone']);
});

test('a second entry under one number is refused with the next that is free', () => {
  const { values } = opened('jobs/2.yaml', { en: { reviewed: true }, ar: { reviewed: true } });
  const { issues } = entryBeforeSave({ path: 'content/en/jobs/7-1.yaml', values }, outline);
  expect(issues).toContainEqual({ file: 'en/jobs/7-1.yaml', key: '', code: 'file.number', free: '8' });
});

test('a picture that is saved with its entry is no issue', () => {
  const picture = '/pictures/office-new.jpg';
  expect(issuesOf('offices/riyadh.yaml', { en: { picture }, ar: { picture } })).toEqual([]);
});

test('an issue is said at its field', () => {
  const job = fieldsOfFile(config, 'content/en/jobs/7.yaml');
  expect(placeOfKey(job, 'responsibilities.1')).toEqual({
    keyPath: 'responsibilities.1',
    label: 'Responsibilities 2',
  });
  expect(placeOfKey(job, 'seo.title').label).toBe('Search engines › Title');
  const article = fieldsOfFile(config, 'content/en/insights/new.md');
  expect(placeOfKey(article, 'parts.2.text')).toEqual({ keyPath: 'body', label: 'Text' });
  expect(fieldsOfFile(config, 'content/site.yaml').map(({ name }) => name)).toContain('whatsapp');
  expect(fieldsOfFile(config, 'content/en/pages/home.yaml').map(({ name }) => name)).toContain('hero');
});

test('only where publishing is a step of its own is a save a draft', () => {
  expect(isDraft({ ...config, publish_mode: 'editorial_workflow' }, 'content/en/jobs/7.yaml')).toBe(true);
  expect(isDraft({ ...config, publish_mode: 'simple' }, 'content/en/jobs/7.yaml')).toBe(false);
});
