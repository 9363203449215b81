import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLanguages } from '#content/check/compare-languages.ts';
import { checkEntryLinks } from '#content/check/entry-links.ts';
import { checkProse } from '#content/check/prose.ts';
import { checkReviews, reviewNotes } from '#content/check/reviews.ts';
import { contentWith } from '#content/files/content.fixture.ts';
import { asRecord } from '#content/files/content-fields.ts';
import type { Content } from '#content/files/content-files.ts';
import { fileIn, siteContent, siteFile } from '#content/files/site-content.fixture.ts';
import type { Issue } from '#content/issues.ts';
import type { Language } from '#i18n/languages.ts';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { heldRedirects, holdBack } from './hold-back.ts';

/** A content of a few entries can pass only these rules. */
const check = (content: Content) =>
  [checkLanguages, checkEntryLinks, checkProse, checkReviews].flatMap((rule) => rule(content));

type Values = Record<string, unknown>;
/** A change of an entry in both languages; undefined deletes it. */
type Changes = Record<string, { en: Values | undefined; ar: Values | undefined }>;

/** Returns the content that somebody saves who has read both languages. */
function saved(changes: Changes, { files: before, ...given }: Content = contentWith({})): Content {
  const changed = Object.entries(changes).flatMap(([name, { en, ar }]) => [
    [`en/${name}`, en],
    [`ar/${name}`, ar],
  ]);
  const files = Object.entries({ ...before, ...Object.fromEntries(changed) }).filter(([, values]) => values);
  const content = { ...given, files: Object.fromEntries(files) };
  return { ...content, reviewed: { ...given.reviewed, ...reviewNotes(content, () => true).notes } };
}

const person = { en: { position: 'Partner' }, ar: { position: 'شريك' } };
const article = (author: string) => ({ en: { title: 'One', author }, ar: { title: 'واحد', author } });
const jobIn = (location: string) => ({ en: { title: 'Analyst', location }, ar: { title: 'محلّل', location } });
const served = saved({
  'jobs/1.yaml': jobIn('ksa'),
  'services/2.yaml': { en: { title: 'Risks' }, ar: { title: 'المخاطر' } },
  'people/omar.yaml': person,
  'insights/one.md': article('omar'),
});

const heldIn = (content: Content, unreadable: Issue[] = []) =>
  holdBack(content, served, unreadable, check)?.map(({ entry, dependsOnHeld, issues }) => [
    entry,
    dependsOnHeld,
    issues[0]?.code,
  ]);

test('content without issues is published whole', () => {
  expect(heldIn(saved({ 'jobs/1.yaml': jobIn('jordan') }, served))).toEqual([]);
});

test('a refused entry holds back only itself', () => {
  const content = saved({ 'jobs/1.yaml': jobIn('jordan') }, served);
  content.files['en/services/2.yaml'] = { title: 'Risks and their owners' };
  expect(heldIn(content)).toEqual([['services/2.yaml', false, 'review.only-english']]);
});

test('a correct entry waits for a held-back entry that it names', () => {
  const huda = { ...person, ar: { position: 'شريك  أول' } };
  expect(heldIn(saved({ 'people/huda.yaml': huda, 'insights/one.md': article('huda') }, served))).toEqual([
    ['people/huda.yaml', false, 'space.double'],
    ['insights/one.md', true, 'entry-link.dead'],
  ]);
});

test('deleting an entry that others name is held back, and the others are published', () => {
  const deleted = { en: undefined, ar: undefined };
  expect(heldIn(saved({ 'people/omar.yaml': deleted, 'jobs/1.yaml': jobIn('jordan') }, served))).toEqual([
    ['people/omar.yaml', false, 'entry-link.dead'],
  ]);
});

test('an unreadable file is held back together with its other language', () => {
  const content = saved({ 'services/2.yaml': { en: undefined, ar: { title: 'مخاطر' } } }, served);
  const unreadable: Issue = { file: 'en/services/2.yaml', key: '', code: 'file.unreadable', found: 'x' };
  expect(heldIn(content, [unreadable])).toEqual([['services/2.yaml', false, 'file.unreadable']]);
});

test('nothing can be published if the served content fails the check', () => {
  const broken = saved(
    { 'services/2.yaml': { en: { title: 'Two  spaces' }, ar: { title: 'مسافتان' } } },
    served,
  );
  const content = saved({ 'jobs/1.yaml': jobIn('jordan') }, broken);
  expect(holdBack(content, broken, [], check)).toBeUndefined();
});

test('a field missing from the privacy notice holds back only the forms', () => {
  const renamed = (language: Language, label: string) => {
    const forms = siteFile(`${language}/forms.yaml`);
    const fields = asRecord(forms.fields);
    return { ...forms, fields: { ...fields, jobTitle: { ...asRecord(fields.jobTitle), label } } };
  };
  const [before, job] = [saved({}, siteContent), fileIn('jobs').replace('en/', '')];
  const opened = (language: Language) => ({ ...siteFile(`${language}/${job}`), datePosted: '2026-11-02' });
  const content = saved(
    {
      'forms.yaml': { en: renamed('en', 'Shoe size'), ar: renamed('ar', 'مقاس الحذاء') },
      [job]: { en: opened('en'), ar: opened('ar') },
    },
    before,
  );
  expect(holdBack(content, before)).toMatchObject([
    { entry: 'forms.yaml', issues: [{ code: 'form.undisclosed' }, { code: 'form.undisclosed' }] },
  ]);
});

test.each([
  ['/home: /', []],
  ['/home: /gone\n/old: /', [], '/home: /gone'],
  ['/home: /lost', ['link.dead'], '/home: /gone'],
  ['/home: /gone', ['link.dead']],
  ['/home: https://elsewhere.example', ['redirect.unusable']],
  ['- /home', ['format.unknown']],
])('the saved redirects %j are held back with the issues %j', (text, issues, before = '') => {
  const [folder, site] = [newFolder(), newFolder()];
  writeFileSync(join(folder, 'redirects.yaml'), text);
  writeFileSync(join(site, 'redirects.yaml'), before);
  const held = heldRedirects(siteContent, folder, site);
  expect(held.flatMap((entry) => entry.issues.map(({ code }) => code))).toEqual(issues);
});
