import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { getHome } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { root } from '../../build/root.ts';

test.each(languageCodes)(
  'the company profile in %s is a light A4 document, tagged and with bookmarks, that says what the site says',
  async (language) => {
    const file = join(root, 'public', paths.companyProfile(language));
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    expect(statSync(file).size).toBeLessThanOrEqual(1_500_000);
    expect(pdf.numPages).toBeGreaterThanOrEqual(8);
    expect(pdf.numPages).toBeLessThanOrEqual(12);
    for (let at = 1; at <= pdf.numPages; at++) {
      const { view } = await pdf.getPage(at);
      // A4 in points.
      expect(view.slice(2).map(Math.round)).toEqual([595, 842]);
    }
    expect((await getMeta(pdf)).info.Language.slice(0, 2)).toBe(language);
    expect(await (await pdf.getPage(2)).getStructTree()).not.toBeNull();
    expect((await pdf.getOutline())?.length).toBeGreaterThan(0);

    const text = plain((await extractText(pdf, { mergePages: true })).text);
    const { mission, vision } = getHome(language);
    for (const word of plain(`${vision.text} ${mission.text}`).split(' '))
      if (word.length > 4) expect(text).toContain(word);
  },
);

/** Without marks and signs, which a PDF may place apart from their letters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u064b-\u0655\u200b-\u200f\u061c]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
