import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { expectAccepted, type Files, testMarked, testRefused } from './expect.fixture.ts';
import { exe, packedPdf, pdf, png } from './pdf.fixture.ts';
import { plainZip, zip } from './zip.fixture.ts';

const chromium = readFileSync(join(import.meta.dirname, 'fixtures/chromium.pdf'));
const linearized = readFileSync(join(import.meta.dirname, 'fixtures/qpdf-linearized-objstm.pdf'));
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

testRefused('cv.pdf', {
  'resume-type': {
    'a PDF behind a program': Buffer.concat([exe, pdf()]),
    'a PDF behind a page': Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()]),
    'a PDF behind a picture': Buffer.concat([png, pdf()]),
    'a PDF behind a zip': Buffer.concat([plainZip, pdf()]),
  },
  'resume-damaged': {
    'a PDF cut in the middle': chromium.subarray(0, chromium.length / 2),
    'a PDF without its last line': chromium.subarray(0, -8),
    'a linearized PDF cut in the middle': linearized.subarray(0, linearized.length / 2),
    'a PDF with its middle gone': Buffer.concat([chromium.subarray(0, 5000), chromium.subarray(-300)]),
    'a PDF header alone': '%PDF-1.7\n',
    'a PDF without an object': '%PDF-1.7\nstartxref\n0\n%%EOF\n',
    'a PDF without a version': pdf().toString('latin1').replace('1.4', 'x.y'),
  },
  'resume-unsafe': {
    'a PDF with a zip behind it': Buffer.concat([pdf(), plainZip]),
    'a PDF with a large zip behind it': Buffer.concat([
      pdf({ after: '' }),
      zip([{ name: 'a', data: randomBytes(50_000) }]),
    ]),
    'a PDF with a zip behind it and a PDF’s end behind that': Buffer.concat([
      pdf(),
      zip([{ name: 'a', data: 'x' }], { comment: Buffer.from('\nstartxref\n9\n%%EOF\n') }),
    ]),
    'a PDF with a zip in a stream that reaches its end': zipInPdf(),
  },
});

testMarked('cv.pdf', {
  encrypted: {
    'a PDF with a password': pdf({ trailer: '/Encrypt 5 0 R', more: ['<</Filter/Standard/V 2>>'] }),
  },
  'active-content': {
    'a PDF with a script': pdf({ catalog: '/OpenAction 5 0 R', more: [script] }),
    'a PDF with a script that names no kind': pdf({ more: ['<</S/Rendition/JS(x)>>'] }),
    'a PDF with a script behind an open string': pdf({ more: ['(', script] }),
    'a PDF with a script behind brackets that close nothing': pdf({ more: [`<</A ) ] } ${script}>>`] }),
    'a PDF with a script in an object that is not ended': pdf({ more: [`<</A 1 ${script}`] }),
    'a PDF with a script whose object is headed in two lines': pdf({
      more: [`1\nendobj\n7 0 %x\nobj ${script}`],
    }),
    'a PDF that starts a program': pdf({ catalog: '/OpenAction<</S/Launch/F(calc.exe)>>' }),
    'a PDF with a file inside': pdf({ more: [{ dictionary: '/Type/EmbeddedFile', stream: exe }] }),
    'a PDF with a film': pdf({ more: ['<</Subtype/RichMedia>>'] }),
    'a PDF with a form of its own language': pdf({ catalog: '/AcroForm<</XFA 5 0 R>>' }),
  },
});

describe('accepted without a mark, because it is packed or spelled otherwise', () => {
  const files: Files = {
    'a PDF with a script by a name spelled otherwise': pdf({
      more: [script.replace('/JavaScript', '/Java#53cript').replace('/JS', '/J#53')],
    }),
    'a PDF with a script in an object stream': packedPdf({ more: [script] }),
    'a PDF whose object stream is a bomb': packedPdf({ more: [`[${'0 '.repeat(10_000_000)}]`] }),
    'a PDF with an object stream that cannot be read': packedPdf({ compress: () => Buffer.alloc(300, 0xff) }),
  };
  test.each(Object.entries(files))('%s', (_, bytes) => expectAccepted('cv.pdf', bytes));
});

function zipInPdf(): Buffer {
  const end = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n';
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<</Length 9>>\nstream\n');
  return Buffer.concat([head, zip([{ name: 'a', data: 'x' }], { comment: Buffer.from(end) })]);
}
