import { describe, test } from 'vitest';
import type { FileErrorCode } from '#codes/form-codes.ts';
import { maxFileBytes } from '#forms/file-rules.ts';
import { docx, encryptedDocx, entries, mainType, types } from './docx.fixture.ts';
import { expectRefused } from './expect.fixture.ts';
import { doc, fib, ole } from './ole.fixture.ts';
import { exe, pdf, png } from './pdf.fixture.ts';
import { plainZip, type ZipEntry, zip } from './zip.fixture.ts';

type Case = [name: string, bytes: Buffer | string];

const zeros = Buffer.alloc(5000);
const template = mainType.replace('document.main', 'template.main');
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const xlsx = { name: 'xl/workbook.xml', data: '<x/>' };
const openDocument = 'application/vnd.oasis.opendocument.text';

const wrong: Partial<Record<FileErrorCode, Record<string, Case>>> = {
  'file-type': {
    'a Windows program under the name of a PDF': ['cv.pdf', exe],
    'a page under the name of a DOC': ['cv.doc', '<html xmlns:w="urn:schemas-microsoft-com:office:word">'],
    'rich text under the name of a DOC': ['cv.doc', '{\\rtf1\\ansi text}'],
    'a picture': ['cv.pdf', png],
    'a zip under the name of a DOCX': ['cv.docx', plainZip],
    'one byte': ['cv.pdf', '%'],
    'a PDF named program': ['cv.exe', pdf()],
    'a PDF with a second extension': ['cv.pdf.exe', pdf()],
    'a PDF without a name': ['', pdf()],
    'a PDF named DOCX': ['cv.docx', pdf()],
    'a DOCX named PDF': ['cv.pdf', docx()],
    'a DOC named DOCX': ['cv.docx', doc()],
    'a document with macros named DOCM': ['cv.docm', docx()],
    'a workbook of Excel 97': ['cv.doc', ole({ Workbook: zeros })],
    'a workbook with a Word document inside': [
      'cv.doc',
      ole({ Workbook: zeros, 'MBD1/WordDocument': fib() }),
    ],
    'an installer': ['cv.doc', ole({ 䡀㼿䕷䑬㭪: zeros })],
    'a workbook of Excel': ['cv.docx', zip([withMain(workbook, 'xl/workbook.xml'), xlsx])],
    'a DOCX without its list of types': ['cv.docx', zip(entries().slice(1))],
    'a template': ['cv.docx', zip([withMain(template), ...entries().slice(1)])],
    'an OpenDocument text': ['cv.docx', zip([{ name: 'mimetype', data: openDocument, stored: true }])],
    'an encrypted DOCX named DOC': ['cv.doc', encryptedDocx()],
  },
  'file-empty': {
    'no byte': ['cv.pdf', ''],
    zeros: ['cv.docx', Buffer.alloc(20_000)],
  },
  'file-too-large': {
    'one byte over 5 MB': [
      'cv.pdf',
      Buffer.concat([pdf(), Buffer.alloc(maxFileBytes + 1 - pdf().length, ' ')]),
    ],
  },
};

describe.each(Object.entries(wrong))('refused with the error %s', (error, files) => {
  test.each(Object.entries(files))('for %s', (_, [name, bytes]) => expectRefused(name, bytes, error));
});

function withMain(type: string, name?: string): ZipEntry {
  const entry = types({}, name);
  return { ...entry, data: entry.data.toString().replace(mainType, type) };
}
