import { expect, test } from 'vitest';
import { contentWith } from '#content/files/content.fixture.ts';
import type { Content } from '#content/files/content-files.ts';
import { siteContent, siteContentWith, siteFile } from '#content/files/site-content.fixture.ts';
import { pageIds } from '#routing/route-table.ts';
import { checkPages } from './page-files.ts';

const found = (content: Content) =>
  checkPages(content).map(({ file, key, code }) => [file, key, code].filter(Boolean).join(' '));

test('every page of the route table has a file, and every file a page', () => {
  expect(found(siteContent)).toEqual([]);
  const { 'en/pages/work.yaml': _, ...files } = siteContent.files;
  expect(found(contentWith({ ...files, 'ar/pages/alumni.yaml': {} }))).toEqual([
    'en/pages/work.yaml file.missing',
    'ar/pages/alumni.yaml file.unknown',
  ]);
});

test('parts of one page are only in its file', () => {
  const { social, ...page } = siteFile('en/pages/social.yaml');
  expect(found(contentWith({ ...siteContent.files, 'en/pages/social.yaml': page }))).toEqual([
    'en/pages/social.yaml social field.missing',
  ]);
  const onWork = siteContentWith({ 'en/pages/work.yaml': { social } });
  expect(found(onWork)).toEqual(['en/pages/work.yaml field.unknown']);
});

test('the site map has every page', () => {
  const siteMap = { about: ['whoweare'], services: pageIds.filter((id) => id !== 'work') };
  const issues = [...found(siteContentWith({ 'navigation.yaml': { siteMap } }))];
  expect(issues).toEqual(['navigation.yaml siteMap page.unlisted']);
});
