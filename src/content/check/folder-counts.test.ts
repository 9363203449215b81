import { expect, test } from 'vitest';
import { contentWith } from '#content/files/content.fixture.ts';
import { checkFolderCounts } from './page-files.ts';

test('a page has between one and twelve of each thing', () => {
  const kinds = ['cases', 'films', 'offices', 'partners', 'people'];
  const folders = ['en', 'ar'].flatMap((language) => kinds.map((kind) => `${language}/${kind}`));
  const found = (counts: Record<string, number>) => {
    const files = folders.flatMap((folder) =>
      [...'abcdefghijklm'.slice(0, counts[folder] ?? 1)].map((id) => [`${folder}/${id}.yaml`, {}]),
    );
    return checkFolderCounts(contentWith(Object.fromEntries(files))).map(
      ({ file, code }) => `${file} ${code}`,
    );
  };
  expect(found({ 'ar/people': 12 })).toEqual([]);
  expect(found({ 'en/cases': 0, 'ar/people': 13 })).toEqual([
    'en/cases/ file.missing',
    'ar/people/m.yaml list.long',
  ]);
});
