import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { docx, entries, mainType, rels, types } from './docx.fixture.ts';
import { inspectResume, largestResume, type ResumeMark, type ResumeProblem } from './inspect.ts';
import { doc, fib, ole } from './ole.fixture.ts';
import { packedPdf, pdf } from './pdf.fixture.ts';
import { type ZipEntry, zip } from './zip.fixture.ts';

const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500, 1)]);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const plainZip = zip([{ name: 'a.txt', data: 'text' }]);
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const chromium = readFileSync(join(import.meta.dirname, 'fixtures/chromium.pdf'));
const linearized = readFileSync(join(import.meta.dirname, 'fixtures/qpdf-linearized.pdf'));
const word = readFileSync(join(import.meta.dirname, 'fixtures/libreoffice.doc'));
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

type Refused = [what: string, name: string, bytes: Buffer | string];

describe.each<[ResumeProblem, Refused[]]>([
  [
    'resume-type',
    [
      ['a Windows program under the name of a PDF', 'cv.pdf', exe],
      ['a Windows program under the name of a DOC', 'cv.doc', exe],
      ['a Windows program under the name of a DOCX', 'cv.docx', exe],
      ['a Linux program', 'cv.pdf', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(500)])],
      ['a shell script', 'cv.pdf', '#!/bin/sh\nrm -rf /\n'],
      ['a page', 'cv.pdf', '<!doctype html><script>alert(1)</script>'],
      [
        'a page under the name of a DOC',
        'cv.doc',
        '<html xmlns:w="urn:schemas-microsoft-com:office:word"></html>',
      ],
      ['rich text under the name of a DOC', 'cv.doc', '{\\rtf1\\ansi text}'],
      ['a drawing', 'cv.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['a picture', 'cv.pdf', png],
      ['a zip', 'cv.pdf', plainZip],
      ['a zip under the name of a DOCX', 'cv.docx', plainZip],
      ['a gzip', 'cv.docx', gzipSync('text')],
      ['plain text', 'cv.pdf', 'My résumé'],
      ['one byte', 'cv.pdf', '%'],
      ['one byte under the name of a DOCX', 'cv.docx', 'P'],
      ['a PDF named program', 'cv.exe', pdf()],
      ['a PDF with a second extension', 'cv.pdf.exe', pdf()],
      ['a PDF whose name is turned around', 'cv\u202Efdp.exe', pdf()],
      ['a PDF whose name ends behind a NUL', 'cv.pdf\0.exe', pdf()],
      ['a PDF without an extension', 'cv', pdf()],
      ['a PDF without a name', '', pdf()],
      ['a PDF with a stream of Windows as its extension', 'cv.pdf::$DATA', pdf()],
      ['a PDF named DOCX', 'cv.docx', pdf()],
      ['a PDF named DOC', 'cv.doc', pdf()],
      ['a DOCX named PDF', 'cv.pdf', docx()],
      ['a DOCX named DOC', 'cv.doc', docx()],
      ['a DOC named DOCX', 'cv.docx', doc()],
      ['a document with macros under its own name', 'cv.docm', docx()],
      ['a workbook of Excel 97', 'cv.doc', ole({ Workbook: Buffer.alloc(5000) })],
      [
        'a workbook with a Word document inside',
        'cv.doc',
        ole({ Workbook: Buffer.alloc(5000), 'MBD1/WordDocument': fib() }),
      ],
      ['an installer', 'cv.doc', ole({ 䡀㼿䕷䑬㭪: Buffer.alloc(5000) })],
      ['a storage in the place of the text', 'cv.doc', ole({ 'WordDocument/x': fib() })],
      [
        'a workbook of Excel',
        'cv.docx',
        zip([types({}, 'xl/workbook.xml'), { name: 'xl/workbook.xml', data: '<x/>' }].map(asWorkbook)),
      ],
      ['a DOCX without its text', 'cv.docx', zip(entries().slice(0, 2))],
      ['a DOCX without its list of types', 'cv.docx', zip(entries().slice(1))],
      [
        'a template',
        'cv.docx',
        zip([
          { ...types(), data: types().data.toString().replace('document.main', 'template.main') },
          ...entries().slice(1),
        ]),
      ],
      [
        'an OpenDocument text',
        'cv.docx',
        zip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', stored: true }]),
      ],
      ['an encrypted DOCX named DOC', 'cv.doc', encryptedDocx()],
    ],
  ],
  [
    'resume-empty',
    [
      ['no byte', 'cv.pdf', ''],
      ['zeros', 'cv.docx', Buffer.alloc(20_000)],
      ['white space', 'cv.doc', ' \r\n\t'.repeat(100)],
    ],
  ],
  [
    'resume-too-large',
    [
      [
        'one byte over 5 MB',
        'cv.pdf',
        Buffer.concat([pdf(), Buffer.alloc(largestResume + 1 - pdf().length, ' ')]),
      ],
      ['20 MB', 'cv.docx', Buffer.alloc(20 * 1024 * 1024, 1)],
    ],
  ],
  [
    'resume-damaged',
    [
      ['a PDF cut in the middle', 'cv.pdf', chromium.subarray(0, chromium.length / 2)],
      ['a PDF without its last line', 'cv.pdf', chromium.subarray(0, -8)],
      ['a linearized PDF cut in the middle', 'cv.pdf', linearized.subarray(0, linearized.length / 2)],
      [
        'a PDF with its middle gone',
        'cv.pdf',
        Buffer.concat([chromium.subarray(0, 5000), chromium.subarray(-300)]),
      ],
      ['a PDF header alone', 'cv.pdf', '%PDF-1.7\n'],
      ['a PDF without an object', 'cv.pdf', '%PDF-1.7\nstartxref\n0\n%%EOF\n'],
      ['a PDF without a version', 'cv.pdf', pdf().toString('latin1').replace('1.4', 'x.y')],
      ['a DOCX cut in the middle', 'cv.docx', docx().subarray(0, 500)],
      ['a DOCX without its last byte', 'cv.docx', docx().subarray(0, -1)],
      ['a DOCX with bytes behind it', 'cv.docx', Buffer.concat([docx(), exe])],
      ['a DOCX with a turned bit', 'cv.docx', docx([{ name: 'word/a.xml', data: 'text', lies: { crc: 1 } }])],
      [
        'a DOCX that says it is smaller',
        'cv.docx',
        docx([{ name: 'word/a.xml', data: 'text'.repeat(99), lies: { size: 10 } }]),
      ],
      [
        'a DOCX packed in a way Word does not know',
        'cv.docx',
        docx([{ name: 'word/a.xml', data: 'text', method: 14 }]),
      ],
      ['a DOCX that announces more than it has', 'cv.docx', zip(entries(), { count: 9 })],
      [
        'a DOCX with a place outside of it',
        'cv.docx',
        docx([{ name: 'word/a.xml', data: 'text', lies: { offset: 0x7fffffff } }]),
      ],
      ['a DOC cut in the middle', 'cv.doc', word.subarray(0, word.length / 2)],
      ['a DOC header alone', 'cv.doc', word.subarray(0, 512)],
      ['eight bytes of a DOC', 'cv.doc', word.subarray(0, 8)],
      ['a DOC whose chain runs in a circle', 'cv.doc', circular()],
      ['a DOC without its table', 'cv.doc', ole({ WordDocument: fib() })],
      [
        'a DOC with other bytes as its text',
        'cv.doc',
        ole({ WordDocument: randomBytes(5000).fill(0, 0, 2) }),
      ],
    ],
  ],
  [
    'resume-macros',
    [
      [
        'a DOC with macros',
        'cv.doc',
        doc({ 'Macros/VBA/_VBA_PROJECT': Buffer.alloc(100), 'Macros/PROJECT': Buffer.alloc(100) }),
      ],
      [
        'a DOC with macros in an object inside',
        'cv.doc',
        doc({ 'ObjectPool/_1/Macros/VBA/dir': Buffer.alloc(100) }),
      ],
      [
        'a DOC with macros of Excel inside',
        'cv.doc',
        doc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir': Buffer.alloc(100) }),
      ],
      ['a template of Word 95', 'cv.doc', ole({ WordDocument: fib(1, 0xa5dc) })],
      ['a DOCX with a macro project', 'cv.docx', docx([{ name: 'word/vbaProject.bin', data: doc() }])],
      [
        'a DOCX with a macro project in capitals',
        'cv.docx',
        docx([{ name: 'WORD/VBAPROJECT.BIN', data: doc() }]),
      ],
      [
        'a DOCX with a macro project of another name',
        'cv.docx',
        docx([{ name: 'word/a.bin', data: doc() }], { 'word/a.bin': 'application/vnd.ms-office.vbaProject' }),
      ],
      [
        'a renamed DOCM',
        'cv.docx',
        zip([
          { ...types(), data: types().data.toString().replace(mainType, macroType) },
          ...entries().slice(1),
        ]),
      ],
      [
        'a renamed DOCM that spells its type in references',
        'cv.docx',
        docx([], { 'word/a.bin': macroType.replace('m', '&#x6d;').replace('E', '&#69;') }),
      ],
      [
        'a DOCX with macros in a document inside',
        'cv.docx',
        docx([{ name: 'word/embeddings/a.docm', data: docx([{ name: 'word/vbaProject.bin', data: 'x' }]) }]),
      ],
    ],
  ],
  [
    'resume-unsafe',
    [
      ['a PDF behind a program', 'cv.pdf', Buffer.concat([exe, pdf()])],
      ['a PDF behind a page', 'cv.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
      ['a PDF behind a picture', 'cv.pdf', Buffer.concat([png, pdf()])],
      ['a PDF with a zip behind it', 'cv.pdf', Buffer.concat([pdf(), plainZip])],
      [
        'a PDF with a large zip behind it',
        'cv.pdf',
        Buffer.concat([pdf({ after: '' }), zip([{ name: 'a', data: randomBytes(50_000) }])]),
      ],
      [
        'a PDF with a zip behind it and a PDF’s end behind that',
        'cv.pdf',
        Buffer.concat([
          pdf(),
          zip([{ name: 'a', data: 'x' }], { comment: Buffer.from('\nstartxref\n9\n%%EOF\n') }),
        ]),
      ],
      ['a PDF with a zip in a stream that reaches its end', 'cv.pdf', zipInPdf()],
      ['a PDF with a program behind it', 'cv.pdf', Buffer.concat([pdf(), exe])],
      [
        'a PDF whose object stream is a bomb',
        'cv.pdf',
        packedPdf({ more: [`[${'0 '.repeat(10_000_000)}]`] }),
      ],
      ['a PDF of endless beginnings', 'cv.pdf', pdf({ more: ['1 0 obj('.repeat(500_000)] })],
      ['a PDF of endless objects', 'cv.pdf', pdf({ more: ['1 0 obj '.repeat(500_000)] })],
      ['a PDF nested without end', 'cv.pdf', pdf({ more: ['['.repeat(1_000_000)] })],
      ['a DOC with a zip behind it', 'cv.doc', Buffer.concat([doc(), plainZip])],
      ['a flat zip bomb', 'cv.docx', docx([{ name: 'word/a.xml', data: Buffer.alloc(60 * 1024 * 1024) }])],
      [
        'a zip bomb that says it is small',
        'cv.docx',
        docx([{ name: 'word/a.xml', data: Buffer.alloc(60 * 1024 * 1024), lies: { size: 10 } }]),
      ],
      [
        'a bomb of many parts',
        'cv.docx',
        docx(
          Array.from({ length: 60 }, (_, index) => ({
            name: `word/${index}.xml`,
            data: Buffer.alloc(1_000_000, ' '),
          })),
        ),
      ],
      [
        'a part that packs too well',
        'cv.docx',
        docx([{ name: 'word/a.xml', data: Buffer.alloc(3_000_000) }]),
      ],
      [
        'a nested zip bomb',
        'cv.docx',
        docx([
          { name: 'word/embeddings/a.zip', data: zip([{ name: 'a', data: Buffer.alloc(60 * 1024 * 1024) }]) },
        ]),
      ],
      ['a zip bomb in four layers', 'cv.docx', docx([{ name: 'word/a.zip', data: layered(4) }])],
      [
        '2,001 parts',
        'cv.docx',
        docx(Array.from({ length: 1998 }, (_, index) => ({ name: `word/${index}`, data: '' }))),
      ],
      ['a zip64 record of a billion parts', 'cv.docx', zip(entries(), { zip64: 1e9 })],
      ['a part that climbs out', 'cv.docx', docx([{ name: '../../etc/cron.d/a', data: 'x' }])],
      ['a part that climbs out the Windows way', 'cv.docx', docx([{ name: '..\\..\\a', data: 'x' }])],
      ['a part with a path from the root', 'cv.docx', docx([{ name: '/etc/passwd', data: 'x' }])],
      ['a part on a drive', 'cv.docx', docx([{ name: 'C:/a', data: 'x' }])],
      ['a part with a NUL in its name', 'cv.docx', docx([{ name: 'word/a\0.xml', data: 'x' }])],
      ['a part twice', 'cv.docx', docx([{ name: 'word/document.xml', data: 'x' }])],
      ['a part twice in other letters', 'cv.docx', docx([{ name: 'Word/Document.XML', data: 'x' }])],
      ['two parts in the same bytes', 'cv.docx', overlapping()],
      [
        'a part with two names',
        'cv.docx',
        docx([{ name: 'word/a.xml', data: 'x', lies: { localName: 'word/b.xml' } }]),
      ],
      ['a part with a password', 'cv.docx', docx([{ name: 'word/a.xml', data: 'x', flags: 1 }])],
      ['a DOCX with a part hidden in front', 'cv.docx', hiddenFront()],
      [
        'a DOCX with entities',
        'cv.docx',
        docx([{ name: 'word/_rels/a.rels', data: '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }]),
      ],
    ],
  ],
])('%s', (problem, files) => {
  test.each(files)('for %s', async (_, name, bytes) => {
    expect(await inspectResume(name, Buffer.from(bytes))).toEqual({ state: 'refused', problem });
  });
});

type Marked = [what: string, name: string, bytes: Buffer];

describe.each<[ResumeMark, Marked[]]>([
  [
    'encrypted',
    [
      [
        'a PDF with a password',
        'cv.pdf',
        pdf({ trailer: '/Encrypt 5 0 R', more: ['<</Filter/Standard/V 2>>'] }),
      ],
      ['a PDF with a password, its name spelled otherwise', 'cv.pdf', pdf({ trailer: '/#45ncrypt 5 0 R' })],
      ['a DOC with a password', 'cv.doc', doc({}, 0x0100)],
      ['a DOCX with a password', 'cv.docx', encryptedDocx()],
    ],
  ],
  [
    'active-content',
    [
      ['a PDF with a script', 'cv.pdf', pdf({ catalog: '/OpenAction 5 0 R', more: [script] })],
      [
        'a PDF with a script by a name spelled otherwise',
        'cv.pdf',
        pdf({ more: [script.replace('/JavaScript', '/Java#53cript').replace('/JS', '/J#53')] }),
      ],
      ['a PDF with a script that names no kind', 'cv.pdf', pdf({ more: ['<</S/Rendition/JS(x)>>'] })],
      ['a PDF with a script in an object stream', 'cv.pdf', packedPdf({ more: [script] })],
      [
        'a PDF with a script behind an open string in an object stream',
        'cv.pdf',
        packedPdf({ more: ['(', script] }),
      ],
      [
        'a PDF with a script in an object stream packed strangely',
        'cv.pdf',
        packedPdf({ more: [script], extra: '/Filter[/ASCIIHexDecode/FlateDecode]' }),
      ],
      [
        'a PDF with a script in an object stream of two minds',
        'cv.pdf',
        packedPdf({ more: [script], extra: '/Filter/FlateDecode/X<</First 0>>' }),
      ],
      [
        'a PDF with an object stream that cannot be read',
        'cv.pdf',
        packedPdf({ pack: () => randomBytes(300) }),
      ],
      ['a PDF with a script behind an open string', 'cv.pdf', pdf({ more: ['(', script] })],
      [
        'a PDF with a script behind brackets that close nothing',
        'cv.pdf',
        pdf({ more: [`<</A ) ] } ${script}>>`] }),
      ],
      ['a PDF with a script in an object that is not ended', 'cv.pdf', pdf({ more: [`<</A 1 ${script}`] })],
      [
        'a PDF with a script whose object is headed in two lines',
        'cv.pdf',
        pdf({ more: [`1\nendobj\n7 0 %x\nobj ${script}`] }),
      ],
      ['a PDF that starts a program', 'cv.pdf', pdf({ catalog: '/OpenAction<</S/Launch/F(calc.exe)>>' })],
      [
        'a PDF that opens a page of the web',
        'cv.pdf',
        pdf({ catalog: '/OpenAction<</S/URI/URI(https://x.example)>>' }),
      ],
      [
        'a PDF that opens a page of the web by another object',
        'cv.pdf',
        packedPdf({ catalog: '/OpenAction 5 0 R', more: ['<</S/URI/URI(https://x.example)>>'] }),
      ],
      [
        'a PDF with a file inside',
        'cv.pdf',
        pdf({ more: [{ dictionary: '/Type/EmbeddedFile', stream: exe }] }),
      ],
      ['a PDF with a film', 'cv.pdf', pdf({ more: ['<</Subtype/RichMedia>>'] })],
      ['a PDF with a form of its own language', 'cv.pdf', pdf({ catalog: '/AcroForm<</XFA 5 0 R>>' })],
      ['a DOC with an object inside', 'cv.doc', doc({ 'ObjectPool/_1/\x01Ole10Native': Buffer.alloc(100) })],
      [
        'a DOCX with an object inside',
        'cv.docx',
        docx([{ name: 'word/embeddings/oleObject1.bin', data: doc() }]),
      ],
      ['a DOCX with a control', 'cv.docx', docx([{ name: 'word/activeX/activeX1.bin', data: 'x' }])],
      [
        'a DOCX with a zip as a picture',
        'cv.docx',
        docx([{ name: 'word/media/image1.png', data: plainZip }]),
      ],
      ['a DOCX with a page to take in', 'cv.docx', linked('aFChunk', 'page.html', false)],
      [
        'a DOCX with a template of the web',
        'cv.docx',
        linked('attachedTemplate', 'https://x.example/a.dotm'),
      ],
      [
        'a DOCX with a template of the web in references',
        'cv.docx',
        linked('attachedTemplate', '&#104;ttps://x.example/>a.dotm'),
      ],
      [
        'a DOCX with a template of a file share',
        'cv.docx',
        linked('attachedTemplate', '\\\\x.example\\a.dotm'),
      ],
      [
        'a DOCX with a template of a file share as an address',
        'cv.docx',
        linked('attachedTemplate', 'file://x.example/a.dotm'),
      ],
      [
        'a DOCX with an object of the web',
        'cv.docx',
        linked('oleObject', 'mhtml:https://x.example/a.html!x-usc:https://x.example/a.html'),
      ],
      ['a DOCX with a frame of the web', 'cv.docx', linked('frame', 'https://x.example/')],
    ],
  ],
])('accepted and marked %s', (mark, files) => {
  test.each(files)('%s', async (_, name, bytes) => {
    expect(await inspectResume(name, bytes)).toMatchObject({ state: 'accepted', marks: [mark] });
  });
});

function linked(type: string, target: string, external = true): Buffer {
  return docx([rels('word/_rels/settings.xml.rels', [{ type, target, external }])]);
}

function asWorkbook(entry: ZipEntry): ZipEntry {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  return { ...entry, data: entry.data.toString().replace(mainType, main) };
}

function encryptedDocx(): Buffer {
  return ole({ EncryptionInfo: Buffer.alloc(200, 1), EncryptedPackage: randomBytes(6000) });
}

function zipInPdf(): Buffer {
  const end = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n';
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<</Length 9>>\nstream\n');
  return Buffer.concat([head, zip([{ name: 'a', data: 'x' }], { comment: Buffer.from(end) })]);
}

function circular(): Buffer {
  const bytes = Buffer.from(word);
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  const directory = bytes.readUInt32LE(48);
  bytes.writeUInt32LE(directory, table + directory * 4);
  return bytes;
}

function layered(layers: number): Buffer {
  return layers === 0 ? Buffer.from('x') : zip([{ name: 'a.zip', data: layered(layers - 1) }]);
}

function overlapping(): Buffer {
  const honest = docx([{ name: 'word/a.xml', data: 'text' }]);
  const place = honest.indexOf('PK\x03\x04', honest.indexOf('word/document.xml</') + 1);
  return docx([
    { name: 'word/a.xml', data: 'text' },
    { name: 'word/a.xml2', data: 'text', lies: { offset: Math.max(0, place) } },
  ]);
}

/** The first part of the archive stands in no directory. */
function hiddenFront(): Buffer {
  const inside = zip([{ name: 'word/hidden.exe', data: exe }]);
  const hidden = inside.subarray(0, inside.indexOf('PK\x01\x02'));
  const parts = entries();
  const moved = zip([{ name: 'word/hidden.exe', data: exe }, ...parts]);
  const directory = moved.indexOf('PK\x01\x02');
  const next = moved.indexOf('PK\x01\x02', directory + 4);
  const result = Buffer.concat([moved.subarray(0, directory), moved.subarray(next)]);
  const end = result.length - 22;
  result.writeUInt16LE(parts.length, end + 8);
  result.writeUInt16LE(parts.length, end + 10);
  result.writeUInt32LE(end - directory, end + 12);
  return hidden.length > 0 ? result : moved;
}
