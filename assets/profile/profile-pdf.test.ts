import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { getHome } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { root } from '../../build/run.ts';

/** A4 in points. */
const a4 = [595, 842];

for (const language of languageCodes) {
  const file = join(root, 'public', paths.companyProfile(language));

  test(`the company profile in ${language} is a light A4 document of its language, tagged and with bookmarks`, async () => {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    const { info } = (await pdf.getMetadata()) as { info: { Language?: string } };
    const sizes = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        (await pdf.getPage(index + 1)).view.slice(2).map(Math.round),
      ),
    );

    expect(statSync(file).size).toBeLessThanOrEqual(1_500_000);
    expect(pdf.numPages).toBeGreaterThanOrEqual(8);
    expect(pdf.numPages).toBeLessThanOrEqual(12);
    expect(sizes).toEqual(sizes.map(() => a4));
    expect(info.Language?.slice(0, 2)).toBe(language);
    expect(await (await pdf.getPage(2)).getStructTree()).not.toBeNull();
    expect((await pdf.getOutline())?.length).toBeGreaterThan(0);
  });

  test(`the company profile in ${language} says what the site says, in the order in which it is read`, async () => {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    const text = plain(
      (await Promise.all(pages(pdf.numPages, async (page) => words(await pdf.getPage(page))))).join(' '),
    );
    const { mission, vision } = getHome(language);

    for (const sentence of [vision.text, mission.text]) {
      for (const word of plain(sentence)
        .split(' ')
        .filter((part) => part.length > 4))
        expect(text).toContain(word);
    }
  });
}

const pages = <Made>(count: number, make: (page: number) => Promise<Made>) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

async function words(page: { getTextContent(): Promise<{ items: object[] }> }): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

/** Without marks and signs, which a PDF may place apart from their letters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u064b-\u0655\u200b-\u200f\u061c]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
