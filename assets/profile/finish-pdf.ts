import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  ReadingDirection,
} from '@cantoo/pdf-lib';

/**
 * Adds the parts of a PDF that Chromium leaves out: the direction of its pages, the meaning of tags of a later version
 * of the format, and Arabic text that can be searched and copied.
 */
export async function finishPdf(pdf: Uint8Array, isRtl: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  const preferences = catalog.getOrCreateViewerPreferences();
  preferences.setDisplayDocTitle(true);
  if (isRtl) preferences.setReadingDirection(ReadingDirection.R2L);
  const tags = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  tags.set(PDFName.of('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
  for (const [, font] of context.enumerateIndirectObjects()) {
    const letters = font instanceof PDFDict && font.get(PDFName.of('ToUnicode'));
    if (!(letters instanceof PDFRef)) continue;
    const table = context.lookup(letters);
    if (table instanceof PDFRawStream) context.assign(letters, context.flateStream(withoutVowels(table)));
  }
  return document.save();
}

/** Vowel marks (U+064B to U+0652, U+0670) after a letter, as hexadecimal in a font's table. */
const shortVowels = /(?:06(?:4B|4C|4D|4E|4F|50|51|52|70))+>/gi;

/**
 * Maps a glyph of a letter with vowel marks to the letter alone, because readers reverse its text, and some (PDF.js)
 * split the word there. The drawing does not change, nor does a mark that is a glyph by itself.
 */
function withoutVowels(table: PDFRawStream): string {
  const text = Buffer.from(decodePDFRawStream(table).decode()).toString('latin1');
  return text.replace(/<([0-9a-f]{4})((?:[0-9a-f]{4})+)>/gi, (pair) => pair.replace(shortVowels, '>'));
}
