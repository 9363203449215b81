import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '#content/check/check-content.ts';
import { collectionOf } from '#content/files/collections.ts';
import { partsOfPath } from '#content/files/content-files.ts';
import { fileIn, filesIn, siteContent, siteContentWith } from '#content/files/site-content.fixture.ts';
import { languageCodes } from '#i18n/languages.ts';
import { checkEntry, entryBeforeSave, outlineOf } from './before-save.ts';
import { editorConfig } from './config.ts';
import { describeKey, fieldsOfFile, isDraft, schemaOfFile } from './config-lookup.ts';
import { type EntryValues, fileFormat } from './lossless-yaml.ts';

const { files, reviewed } = siteContent;
const outline = outlineOf(siteContent);
const config = editorConfig(files, 'en', { backend: { name: 'gitea', repo: 'firm/website' } });

const withoutLanguage = (folder: string) => fileIn(folder).replace('en/', '');
const job = withoutLanguage('jobs');
const office = withoutLanguage('offices');
const article = withoutLanguage('insights');
const lastJob = Math.max(...filesIn('jobs').map((file) => Number(/\d+/.exec(file))));

/** Returns an entry as the editor holds it after opening, with these changes. */
function opened(name: string, changes: Partial<Record<'en' | 'ar', EntryValues>> = {}) {
  const format = fileFormat(name, schemaOfFile(`en/${name}`));
  const values = languageCodes.map((language) => [
    language,
    { ...format.fromFile(readFileSync(`content/${language}/${name}`, 'utf8')), ...changes[language] },
  ]);
  return { path: `content/en/${name}`, values: Object.fromEntries(values) };
}
const saved = (...entry: Parameters<typeof opened>) => entryBeforeSave(opened(...entry), outline);

test.each([job, article, office, 'pages/social.yaml'])('%s can be saved and stays unchanged', (name) => {
  const { issues, values } = saved(name);
  expect(issues).toEqual([]);
  expect(values.ar).toMatchObject({ ...opened(name).values.ar, reviewed: false });
});

test('a text is cleaned before it is checked', () => {
  const { values, issues } = saved(job, {
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
  const inRiyadh = { phone, country: 'ksa' };
  const { values, issues } = saved(office, { en: inRiyadh, ar: inRiyadh });
  expect(values.en?.phone).toBe(written);
  expect(issues).toEqual([]);
});

test('a text that is not a phone number is reported', () => {
  const phone = 'ask us';
  const { issues } = saved(office, { en: { phone }, ar: { phone } });
  expect(issues).toContainEqual({ file: `en/${office}`, key: 'phone', code: 'format.phone' });
});

test('a number in use is refused, with the next free one', () => {
  const { values } = opened(job, { en: { reviewed: true }, ar: { reviewed: true } });
  const { issues } = entryBeforeSave({ path: `content/en/jobs/${lastJob + 1}-1.yaml`, values }, outline);
  expect(issues).toContainEqual({
    file: `en/jobs/${lastJob + 1}-1.yaml`,
    key: '',
    code: 'file.number',
    free: String(lastJob + 2),
  });
});

test('a picture saved together with its entry causes no issue', () => {
  const picture = '/pictures/office-new.jpg';
  expect(saved(office, { en: { picture }, ar: { picture } }).issues).toEqual([]);
});

test('an issue is shown at its field', () => {
  const fieldsOf = (file: string) => fieldsOfFile(config, `content/${file}`);
  const job = fieldsOf('en/jobs/7.yaml');
  expect(describeKey(job, 'responsibilities.1')).toEqual({
    keyPath: 'responsibilities.1',
    label: 'Responsibilities 2',
    isShared: false,
  });
  expect(describeKey(job, 'seo.title').label).toBe('Search engines › Title');
  // A list of choices has one field.
  expect(describeKey(fieldsOf('en/cases/new.yaml'), 'services.1').keyPath).toBe('services');
  const article = fieldsOf('en/insights/new.md');
  expect(describeKey(article, 'parts.2.text')).toMatchObject({ keyPath: 'body', label: 'Text' });
  expect(describeKey(job, 'datePosted').isShared).toBe(true);
  expect(fieldsOf('site.yaml').map(({ name }) => name)).toContain('whatsapp');
  expect(fieldsOf('en/pages/home.yaml').map(({ name }) => name)).toContain('hero');
});

test('a save is a draft only if publishing is a separate step', () => {
  const isDraftIn = (publish_mode: 'editorial_workflow' | 'simple') =>
    isDraft({ ...config, publish_mode }, 'content/en/jobs/7.yaml');
  expect([isDraftIn('editorial_workflow'), isDraftIn('simple')]).toEqual([true, false]);
});

test('an entry passes the check together with the outlines of other entries, which have no texts', () => {
  const ofCollection = new Map(Object.keys(files).map((file) => [collectionOf(file)?.[0], file]));
  const names = [...ofCollection.values()].map((file) => partsOfPath(file).name);
  expect(names.length).toBeGreaterThan(20);
  const own = Object.entries(files).filter(([file]) => names.includes(partsOfPath(file).name));
  expect(checkEntry({ files: Object.fromEntries(own), reviewed }, outline)).toEqual([]);
  expect(JSON.stringify(outline.files).length).toBeLessThan(20_000);
});

test('the check before a save finds the same issues as the check of the whole content', () => {
  const [job = '', otherJob = '', thirdJob = ''] = filesIn('jobs');
  const [article = '', otherArticle = ''] = filesIn('insights');
  const { services } = z.object({ services: z.array(z.number()) }).parse(files[fileIn('cases')]);
  const study = {
    id: fileIn('cases').replace(/^.*\/|\.yaml$/g, ''),
    another: filesIn('services')
      .map((file) => Number(/\d+/.exec(file)))
      .find((id) => !services.includes(id)),
  };
  const changes = {
    [job]: { about: 'In 12 days.' },
    [otherJob]: { title: 'مدير' },
    [thirdJob]: { title: 'Somebody' },
    'en/pages/home.yaml': { vision: { label: 'Vision', text: 'Text, more' } },
    [fileIn('services')]: { seo: { title: 'x'.repeat(61), description: 'Text' } },
    [article]: { case: study.id, service: study.another },
    [otherArticle]: { author: 'no-one', links: [{ to: '/nowhere' }] },
    [fileIn('offices')]: { salary: 1 },
  };
  // There are two changes, because links of other entries lead to the case's old path.
  const moved = { path: '/services', services: [...services, ...services] };
  for (const some of [changes, { [fileIn('cases')]: moved }]) {
    const changed = siteContentWith(some);
    const issues = checkContent(changed);
    for (const file of Object.keys(some)) {
      const own = [file, file.replace('en/', 'ar/')];
      const entry = Object.fromEntries(own.map((each) => [each, changed.files[each]]));
      const found = issues.filter((issue) => own.includes(issue.file));
      expect(checkEntry({ files: entry, reviewed }, outline)).toEqual(found);
      expect(found, file).not.toEqual([]);
    }
  }
});
