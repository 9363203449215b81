import { gzipSync } from 'node:zlib';
import { describe, test } from 'vitest';
import type { ResumeErrorCode } from '#content/form-names.ts';
import { maxResumeBytes } from '#forms/resume-file.ts';
import { docx, encryptedDocx, entries, mainType, types } from './docx.fixture.ts';
import { expectRefused } from './expect.fixture.ts';
import { doc, fib, ole } from './ole.fixture.ts';
import { exe, pdf, png } from './pdf.fixture.ts';
import { plainZip, type ZipEntry, zip } from './zip.fixture.ts';

/** The name that a file comes under, and its bytes. */
type Case = [name: string, bytes: Buffer | string];

const zeros = Buffer.alloc(5000);
const template = mainType.replace('document.main', 'template.main');
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const xlsx = { name: 'xl/workbook.xml', data: '<x/>' };
const openDocument = 'application/vnd.oasis.opendocument.text';

const wrong: Partial<Record<ResumeErrorCode, Record<string, Case>>> = {
  'resume-type': {
    'a Windows program under the name of a PDF': ['cv.pdf', exe],
    'a Windows program under the name of a DOC': ['cv.doc', exe],
    'a Windows program under the name of a DOCX': ['cv.docx', exe],
    'a Linux program': ['cv.pdf', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(500)])],
    'a shell script': ['cv.pdf', '#!/bin/sh\nrm -rf /\n'],
    'a page': ['cv.pdf', '<!doctype html><script>alert(1)</script>'],
    'a page under the name of a DOC': ['cv.doc', '<html xmlns:w="urn:schemas-microsoft-com:office:word">'],
    'rich text under the name of a DOC': ['cv.doc', '{\\rtf1\\ansi text}'],
    'a drawing': ['cv.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    'a picture': ['cv.pdf', png],
    'a zip': ['cv.pdf', plainZip],
    'a zip under the name of a DOCX': ['cv.docx', plainZip],
    'a gzip': ['cv.docx', gzipSync('text')],
    'plain text': ['cv.pdf', 'My résumé'],
    'one byte': ['cv.pdf', '%'],
    'one byte under the name of a DOCX': ['cv.docx', 'P'],
    'a PDF named program': ['cv.exe', pdf()],
    'a PDF with a second extension': ['cv.pdf.exe', pdf()],
    'a PDF whose name is turned around': ['cv\u202Efdp.exe', pdf()],
    'a PDF whose name ends behind a NUL': ['cv.pdf\0.exe', pdf()],
    'a PDF without an extension': ['cv', pdf()],
    'a PDF without a name': ['', pdf()],
    'a PDF with a stream of Windows as its extension': ['cv.pdf::$DATA', pdf()],
    'a PDF named DOCX': ['cv.docx', pdf()],
    'a PDF named DOC': ['cv.doc', pdf()],
    'a DOCX named PDF': ['cv.pdf', docx()],
    'a DOCX named DOC': ['cv.doc', docx()],
    'a DOC named DOCX': ['cv.docx', doc()],
    'a document with macros under its own name': ['cv.docm', docx()],
    'a workbook of Excel 97': ['cv.doc', ole({ Workbook: zeros })],
    'a workbook with a Word document inside': [
      'cv.doc',
      ole({ Workbook: zeros, 'MBD1/WordDocument': fib() }),
    ],
    'an installer': ['cv.doc', ole({ 䡀㼿䕷䑬㭪: zeros })],
    'a storage in the place of the text': ['cv.doc', ole({ 'WordDocument/x': fib() })],
    'a workbook of Excel': ['cv.docx', zip([withMain(workbook, 'xl/workbook.xml'), xlsx])],
    'a DOCX without its text': ['cv.docx', zip(entries().slice(0, 2))],
    'a DOCX without its list of types': ['cv.docx', zip(entries().slice(1))],
    'a template': ['cv.docx', zip([withMain(template), ...entries().slice(1)])],
    'an OpenDocument text': ['cv.docx', zip([{ name: 'mimetype', data: openDocument, stored: true }])],
    'an encrypted DOCX named DOC': ['cv.doc', encryptedDocx()],
  },
  'resume-empty': {
    'no byte': ['cv.pdf', ''],
    zeros: ['cv.docx', Buffer.alloc(20_000)],
    'white space': ['cv.doc', ' \r\n\t'.repeat(100)],
  },
  'resume-too-large': {
    'one byte over 5 MB': [
      'cv.pdf',
      Buffer.concat([pdf(), Buffer.alloc(maxResumeBytes + 1 - pdf().length, ' ')]),
    ],
    '20 MB': ['cv.docx', Buffer.alloc(20 * 1024 * 1024, 1)],
  },
};

describe.each(Object.entries(wrong))('%s', (error, files) => {
  test.each(Object.entries(files))('for %s', (_, [name, bytes]) => expectRefused(name, bytes, error));
});

function withMain(type: string, name?: string): ZipEntry {
  const entry = types({}, name);
  return { ...entry, data: entry.data.toString().replace(mainType, type) };
}
