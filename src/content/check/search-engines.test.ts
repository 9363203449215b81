import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesOf } from '#content/files/content-files.ts';
import { siteContent, siteFile } from '#content/files/site-content.fixture.ts';
import { seo } from '#content/schemas/shared.ts';
import { languageCodes } from '#i18n/languages.ts';
import { pageIds } from '#routing/route-table.ts';

const anyFile = z.object({ seo: seo.optional() });

test.each(languageCodes)('titles are short enough for search engines and unique, %s', (language) => {
  const { name } = siteFile(`${language}/firm.yaml`);
  const shown = filesOf(siteContent.files, [language]).flatMap(({ value }) => {
    const { seo } = anyFile.parse(value);
    return seo ? [{ ...seo, title: `${seo.title} | ${name}` }] : [];
  });
  expect(shown.length).toBeGreaterThan(pageIds.length);
  expect(shown.filter(({ title }) => title.length > 60)).toEqual([]);
  const texts = shown.flatMap(({ title, description }) => [title, description]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
