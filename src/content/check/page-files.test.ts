import { expect, test } from 'vitest';
import { contentWith } from '#content/files/content.fixture.ts';
import type { Content } from '#content/files/content-files.ts';
import { siteContent, siteContentWith, siteFile } from '#content/files/site-content.fixture.ts';
import type { Issue } from '#content/issues.ts';
import { pageIds } from '#routing/route-table.ts';
import { checkFolderCounts, checkPages } from './page-files.ts';

const issuesOf = (issues: Issue[]) =>
  issues.map(({ file, key, code }) => [file, key, code].filter(Boolean).join(' '));
const found = (content: Content) => issuesOf(checkPages(content));

test('every page of the route table has a file, and every file a page', () => {
  expect(found(siteContent)).toEqual([]);
  const { 'en/pages/work.yaml': _, 'ar/ui.yaml': __, 'site.yaml': ___, ...files } = siteContent.files;
  expect(found(contentWith({ ...files, 'ar/pages/alumni.yaml': {} }))).toEqual([
    'site.yaml file.missing',
    'ar/ui.yaml file.missing',
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
  expect(found(siteContentWith({ 'navigation.yaml': { siteMap } }))).toEqual([
    'navigation.yaml siteMap page.unlisted',
  ]);
});

test('a page has between one and twelve of each thing', () => {
  const kinds = ['cases', 'films', 'offices', 'partners', 'people'];
  const folders = ['en', 'ar'].flatMap((language) => kinds.map((kind) => `${language}/${kind}`));
  const counted = (counts: Record<string, number>) => {
    const files = folders.flatMap((folder) =>
      [...'abcdefghijklm'.slice(0, counts[folder] ?? 1)].map((id) => [`${folder}/${id}.yaml`, {}]),
    );
    return issuesOf(checkFolderCounts(contentWith(Object.fromEntries(files))));
  };
  expect(counted({ 'ar/people': 12 })).toEqual([]);
  expect(counted({ 'en/cases': 0, 'ar/people': 13 })).toEqual([
    'en/cases/ file.missing',
    'ar/people/m.yaml list.long',
  ]);
});
