import { expect, test } from 'vitest';
import { readContent } from '#content/read-content.ts';
import { pageIds } from '#i18n/pages.ts';
import { checkPages } from './page-files.ts';

const { files } = readContent('content');
const found = (changes: Record<string, object | undefined>) => {
  const changed = Object.entries({ ...files, ...changes }).filter(([, file]) => file !== undefined);
  const content = { files: Object.fromEntries(changed) } as Parameters<typeof checkPages>[0];
  return checkPages(content).map(({ file, key, code }) => [file, key, code].filter(Boolean).join(' '));
};

test('every page of the registry has its file, and every file its page', () => {
  expect(found({})).toEqual([]);
  expect(found({ 'en/pages/work.yaml': undefined, 'ar/pages/alumni.yaml': {} })).toEqual([
    'en/pages/work.yaml file.missing',
    'ar/pages/alumni.yaml file.unknown',
  ]);
});

test('what one page alone has stands in that page', () => {
  const { social, ...page } = files['en/pages/social.yaml'] as Record<string, object>;
  expect(found({ 'en/pages/social.yaml': page })).toEqual(['en/pages/social.yaml social field.missing']);
  const work = { ...(files['en/pages/work.yaml'] as object), social };
  expect(found({ 'en/pages/work.yaml': work })).toEqual(['en/pages/work.yaml field.unknown']);
});

test('the site map has every page', () => {
  const parts = { about: ['whoweare'], services: pageIds.filter((id) => id !== 'whoweare' && id !== 'work') };
  expect(found({ 'navigation.yaml': { siteMap: parts } })).toEqual(['navigation.yaml siteMap page.unlisted']);
});
