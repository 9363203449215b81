import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { getHome } from '#content/readers.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { root } from '#lib/project-root.ts';
import { paths } from '#routing/paths.ts';
import { finishPdf } from './finish-pdf.ts';
import { profile } from './profile-generator.ts';

/** `npm run assets -- --stale` names files that were printed from older sources. */
const stale = await profile.stale();

describe.each(languageCodes)('the company profile in %s', (language) => {
  const file = `public${paths.companyProfile(language)}`;
  const bytes = readFileSync(join(root, file));

  test('is a light A4 document, tagged and with bookmarks', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(statSync(join(root, file)).size).toBeLessThanOrEqual(1_500_000);
    for (let at = 1; at <= pdf.numPages; at++) {
      const { view } = await pdf.getPage(at);
      // A4 in points.
      expect(view.slice(2).map(Math.round)).toEqual([595, 842]);
    }
    expect((await getMeta(pdf)).info.Language.slice(0, 2)).toBe(language);
    expect(await (await pdf.getPage(2)).getStructTree()).not.toBeNull();
    expect((await pdf.getOutline())?.length).toBeGreaterThan(0);
  });

  test.skipIf(stale.includes(file))(
    'opens in the direction of its language, and every tag has a role',
    async () => {
      const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
      const direction = catalog.getViewerPreferences()?.getReadingDirection();
      expect(direction).toBe(languages[language].dir === 'rtl' ? 'R2L' : 'L2R');
      const tags = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
      expect(tags.get(PDFName.of('RoleMap'))).toBeDefined();
    },
  );

  test.skipIf(stale.includes(file))('has the text of the site as text that can be searched', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const text = plain((await extractText(pdf, { mergePages: true })).text);
    const { mission, vision } = getHome(language);
    for (const word of plain(`${vision.text} ${mission.text}`).split(' '))
      if (word.length > 4) expect(text).toContain(word);
  });
});

test('maps a letter with vowel marks to the letter', async () => {
  const document = await PDFDocument.create();
  document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({}));
  const table = '<0012> <0631064C>\n<0013> <062C0651064F>\n<0014> <0628>\n<0015> <00660069>';
  const letters = document.context.register(document.context.flateStream(table));
  document.context.register(document.context.obj({ Type: 'Font', ToUnicode: letters }));
  const finished = await PDFDocument.load(await finishPdf(await document.save(), true));
  expect(tablesIn(finished)).toContain('<0012> <0631>\n<0013> <062C>\n<0014> <0628>\n<0015> <00660069>');
});

function tablesIn({ context }: PDFDocument): string[] {
  const streams = context.enumerateIndirectObjects().map(([, object]) => object);
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
}

/** Drops marks and signs, which a PDF may place apart from their letters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u064b-\u0655\u200b-\u200f\u061c]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
