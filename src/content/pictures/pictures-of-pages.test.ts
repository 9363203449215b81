import { expect, test } from 'vitest';
import { leaves } from '#content/files/content-fields.ts';
import { filesOf } from '#content/files/content-files.ts';
import { siteContent } from '#content/files/site-content.fixture.ts';

test('each picture is on one page; only home’s slides are shown again', () => {
  const shown = filesOf(siteContent.files, ['en'])
    .filter(({ collection }) => collection === 'pages')
    .flatMap(({ value, field }) =>
      leaves([value], field).flatMap(({ field: { picture }, values }) => (picture ? values.map(String) : [])),
    );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((picture, index) => shown.indexOf(picture) !== index)).toEqual([]);
});
