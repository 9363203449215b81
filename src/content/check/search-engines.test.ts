import { expect, test } from 'vitest';
import { readContent } from '#content/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';

const { files } = readContent('content');

interface Page {
  seo?: { title: string; description: string };
}

test.each(languageCodes)(
  'a search engine shows each title whole with the firm’s name, and no two alike, %s',
  (language) => {
    const { name } = files[`${language}/firm.yaml`] as { name: string };
    const shown = Object.entries(files)
      .filter(([file]) => file.startsWith(`${language}/`))
      .flatMap(([file, value]) => {
        const { seo } = value as Page;
        return seo ? [{ file, title: `${seo.title} | ${name}`, description: seo.description }] : [];
      });
    expect(shown.length).toBeGreaterThan(35);
    expect(shown.filter(({ title }) => title.length > 60)).toEqual([]);
    for (const text of ['title', 'description'] as const)
      expect(new Set(shown.map((page) => page[text])).size).toBe(shown.length);
  },
);
