import { test } from 'vitest';
import { docx, encryptedDocx, entries, mainType, types } from './docx.fixture.ts';
import { expectRefused } from './expect.fixture.ts';
import { doc, fib, ole } from './ole.fixture.ts';
import { png } from './pdf.fixture.ts';
import { plainZip, type ZipEntry, zip } from './zip.fixture.ts';

const zeros = Buffer.alloc(5000);
const template = mainType.replace('document.main', 'template.main');
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const xlsx = { name: 'xl/workbook.xml', data: '<x/>' };
const openDocument = 'application/vnd.oasis.opendocument.text';

// Names, signatures, sizes and files without a byte are in file-rules.test.ts, which tries the server too.
const wrong: Record<string, [name: string, bytes: Buffer | string]> = {
  'a page under the name of a DOC': ['cv.doc', '<html xmlns:w="urn:schemas-microsoft-com:office:word">'],
  'a picture': ['cv.pdf', png],
  'a zip under the name of a DOCX': ['cv.docx', plainZip],
  'one byte': ['cv.pdf', '%'],
  'a DOCX named PDF': ['cv.pdf', docx()],
  'a DOC named DOCX': ['cv.docx', doc()],
  'a document with macros named DOCM': ['cv.docm', docx()],
  'a workbook of Excel 97': ['cv.doc', ole({ Workbook: zeros })],
  'a workbook with a Word document inside': ['cv.doc', ole({ Workbook: zeros, 'MBD1/WordDocument': fib() })],
  'an installer': ['cv.doc', ole({ 䡀㼿䕷䑬㭪: zeros })],
  'a workbook of Excel': ['cv.docx', zip([withMain(workbook, 'xl/workbook.xml'), xlsx])],
  'a DOCX without its list of types': ['cv.docx', zip(entries().slice(1))],
  'a template': ['cv.docx', zip([withMain(template), ...entries().slice(1)])],
  'an OpenDocument text': ['cv.docx', zip([{ name: 'mimetype', data: openDocument, stored: true }])],
  'an encrypted DOCX named DOC': ['cv.doc', encryptedDocx()],
};

test.each(Object.entries(wrong))('%s is of the wrong kind', (_, [name, bytes]) =>
  expectRefused(name, bytes, 'file-type'),
);

test('a file of zeros is empty', () => expectRefused('cv.docx', Buffer.alloc(20_000), 'file-empty'));

function withMain(type: string, name?: string): ZipEntry {
  const entry = types({}, name);
  return { ...entry, data: entry.data.toString().replace(mainType, type) };
}
