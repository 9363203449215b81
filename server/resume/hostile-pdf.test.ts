import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { type Case, expectAccepted, expectRefused } from './expect.fixture.ts';
import type { ResumeErrorCode, ResumeWarning } from './inspect-resume.ts';
import { exe, packedPdf, pdf, png } from './pdf.fixture.ts';
import { plainZip, zip } from './zip.fixture.ts';

const chromium = readFileSync(join(import.meta.dirname, 'fixtures/chromium.pdf'));
const linearized = readFileSync(join(import.meta.dirname, 'fixtures/qpdf-linearized-objstm.pdf'));
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe.each<[ResumeErrorCode, Case[]]>([
  [
    'resume-type',
    [
      ['a PDF behind a program', 'cv.pdf', Buffer.concat([exe, pdf()])],
      ['a PDF behind a page', 'cv.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
      ['a PDF behind a picture', 'cv.pdf', Buffer.concat([png, pdf()])],
      ['a PDF behind a zip', 'cv.pdf', Buffer.concat([plainZip, pdf()])],
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
    ],
  ],
  [
    'resume-unsafe',
    [
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
    ],
  ],
])('%s', (problem, files) => {
  test.each(files)('for %s', (_, name, bytes) => expectRefused(name, bytes, problem));
});

describe.each<[ResumeWarning, Case[]]>([
  [
    'encrypted',
    [
      [
        'a PDF with a password',
        'cv.pdf',
        pdf({ trailer: '/Encrypt 5 0 R', more: ['<</Filter/Standard/V 2>>'] }),
      ],
    ],
  ],
  [
    'active-content',
    [
      ['a PDF with a script', 'cv.pdf', pdf({ catalog: '/OpenAction 5 0 R', more: [script] })],
      ['a PDF with a script that names no kind', 'cv.pdf', pdf({ more: ['<</S/Rendition/JS(x)>>'] })],
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
        'a PDF with a file inside',
        'cv.pdf',
        pdf({ more: [{ dictionary: '/Type/EmbeddedFile', stream: exe }] }),
      ],
      ['a PDF with a film', 'cv.pdf', pdf({ more: ['<</Subtype/RichMedia>>'] })],
      ['a PDF with a form of its own language', 'cv.pdf', pdf({ catalog: '/AcroForm<</XFA 5 0 R>>' })],
    ],
  ],
])('accepted and marked %s', (mark, files) => {
  test.each(files)('%s', (_, name, bytes) => expectAccepted(name, bytes, [mark]));
});

describe('accepted without a mark, because it is packed or spelled otherwise', () => {
  test.each<Case>([
    [
      'a PDF with a script by a name spelled otherwise',
      'cv.pdf',
      pdf({ more: [script.replace('/JavaScript', '/Java#53cript').replace('/JS', '/J#53')] }),
    ],
    ['a PDF with a script in an object stream', 'cv.pdf', packedPdf({ more: [script] })],
    ['a PDF whose object stream is a bomb', 'cv.pdf', packedPdf({ more: [`[${'0 '.repeat(10_000_000)}]`] })],
    [
      'a PDF with an object stream that cannot be read',
      'cv.pdf',
      packedPdf({ compress: () => Buffer.alloc(300, 0xff) }),
    ],
  ])('%s', (_, name, bytes) => expectAccepted(name, bytes));
});

function zipInPdf(): Buffer {
  const end = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n';
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<</Length 9>>\nstream\n');
  return Buffer.concat([head, zip([{ name: 'a', data: 'x' }], { comment: Buffer.from(end) })]);
}
