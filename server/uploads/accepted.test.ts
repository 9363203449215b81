import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { maxFileBytes } from '#forms/file-rules.ts';
import { document, docx, entries, linkedParts, mainType, rels, types } from './docx.fixture.ts';
import { expectAccepted } from './expect.fixture.ts';
import type { FileWarning } from './file-error.ts';
import { doc } from './ole.fixture.ts';
import { pdf } from './pdf.fixture.ts';
import { type ZipEntry, zip } from './zip.fixture.ts';

const made = join(import.meta.dirname, 'fixtures');
const warnings: Record<string, FileWarning[]> = { 'qpdf-aes256.pdf': ['encrypted'] };

const words = 'HTML \\(/JavaScript\\) /Launch';
const picture = {
  data: Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * index * 31) % 251)),
  stored: true,
};
const defaultType = String(types().data)
  .replace(/<Override[^>]*>/, '')
  .replace('application/xml', mainType);

describe('a harmless résumé is accepted', () => {
  test.each(readdirSync(made))('as %s wrote it', async (name) => {
    const bytes = readFileSync(join(made, name));
    const before = Buffer.from(bytes);
    await expectAccepted(name, bytes, warnings[name]);
    expect(bytes.equals(before)).toBe(true);
  });

  const files: Record<string, Buffer> = {
    'PDF 1.4 with a classic table': pdf(),
    'PDF behind a byte order mark': Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf()]),
    'PDF filled up with zeros': pdf({ after: Buffer.alloc(8192) }),
    'PDF with the closing tags of the page it was fetched from': pdf({ after: '\r\n</body></html>' }),
    'PDF that speaks of scripts': pdf({ trailer: `/Info<</Keywords(${words})/Author(/JS)>> % /XFA\n` }),
    'PDF that opens at its first page': pdf({ catalog: '/OpenAction[3 0 R/Fit]' }),
    'PDF with links': pdf({ more: ['<</S/URI/URI(https://www.person.example)>>'] }),
    'PDF of 5 MB exactly': Buffer.concat([pdf(), Buffer.alloc(maxFileBytes - pdf().length, ' ')]),
    'DOCX with links and a template of the writer': zip(linkedParts()),
    'DOCX of the fewest parts': docx(),
    'DOCX whose main part is document2.xml, as Word on the web has it': zip(renamed('word/document2.xml')),
    'DOCX in UTF-16': zip(entries().map(inUtf16)),
    'DOCX with a picture and a font': docx([
      { name: 'word/media/image1.png', ...picture },
      { name: 'word/fonts/font1.odttf', ...picture },
    ]),
    'DOCX whose types name a default only': zip([
      { name: '[Content_Types].xml', data: defaultType },
      ...entries().slice(1),
    ]),
    'DOCX with a long repeating text': docx([{ name: 'word/footnotes.xml', data: long() }]),
    'DOC with many pictures': doc({ Data: Buffer.alloc(3_000_000) }),
  };
  test.each(Object.entries(files))('%s', (what, bytes) => expectAccepted(`cv.${what.split(' ')[0]}`, bytes));

  test('under any name of a PDF', async () => {
    const names = ['سيرة ذاتية', 'my new cv (2)', 'cv.exe', '"cv"', '🙂', 'a.b.c', 'C:\\cv'];
    for (const name of [...names.map((each) => `${each}.pdf`), 'cv.PDF']) await expectAccepted(name, pdf());
  });

  test('as part of a larger buffer', async () => {
    const content = pdf();
    const shared = Buffer.concat([Buffer.from('before'), content, Buffer.from('after')]);
    await expectAccepted('cv.pdf', new Uint8Array(shared.buffer, shared.byteOffset + 6, content.length));
  });
});

function renamed(name: string): ZipEntry[] {
  return [
    types({}, name),
    rels('_rels/.rels', [{ type: 'officeDocument', target: name }]),
    { name, data: document() },
  ];
}

function inUtf16(entry: ZipEntry): ZipEntry {
  return { ...entry, data: Buffer.from(`\uFEFF${entry.data}`, 'utf16le') };
}

/** Returns 2 MB that compress to a hundredth. */
function long(): string {
  return Array.from(
    { length: 30_000 },
    (_, index) => `<w:p><w:r><w:t>Line ${index} of this document</w:t></w:r></w:p>`,
  ).join('');
}
