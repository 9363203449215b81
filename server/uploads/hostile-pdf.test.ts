import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { expectAccepted, testRefused, testWarned } from './expect.fixture.ts';
import { exe, pdf } from './pdf.fixture.ts';
import { plainZip, zip } from './zip.fixture.ts';

const chromium = readFileSync(join(import.meta.dirname, 'fixtures/chromium.pdf'));
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

testRefused('cv.pdf', {
  'file-type': {
    'PDF behind a program': Buffer.concat([exe, pdf()]),
    'PDF behind a zip': Buffer.concat([plainZip, pdf()]),
  },
  'file-damaged': {
    'PDF cut in the middle': chromium.subarray(0, chromium.length / 2),
    'PDF without its last line': chromium.subarray(0, -8),
    'PDF header alone': '%PDF-1.7\n',
    'PDF without an object': '%PDF-1.7\nstartxref\n0\n%%EOF\n',
    'PDF without a version': pdf().toString('latin1').replace('1.4', 'x.y'),
  },
  'file-unsafe': {
    'PDF with a zip behind it': Buffer.concat([pdf(), plainZip]),
    'PDF with a large zip behind it': Buffer.concat([pdf({ after: '' }), zipOf(randomBytes(50_000))]),
    'PDF with a zip behind it and a PDF’s end behind that': Buffer.concat([
      pdf(),
      zipOf('x', '\nstartxref\n9\n%%EOF\n'),
    ]),
    'PDF with a zip in a stream that reaches its end': zipInPdf(),
  },
});

testWarned('cv.pdf', {
  encrypted: {
    'PDF with a password': pdf({ trailer: '/Encrypt 5 0 R', more: ['<</Filter/Standard/V 2>>'] }),
  },
  'active-content': {
    'PDF with a script': pdf({ catalog: '/OpenAction 5 0 R', more: [script] }),
    'PDF with a script that names no kind': pdf({ more: ['<</S/Rendition/JS(x)>>'] }),
    'PDF with a script behind an open string': pdf({ more: ['(', script] }),
    'PDF that starts a program': pdf({ catalog: '/OpenAction<</S/Launch/F(calc.exe)>>' }),
    'PDF with a file inside': pdf({ more: [{ dictionary: '/Type/EmbeddedFile', stream: exe }] }),
    'PDF with a film': pdf({ more: ['<</Subtype/RichMedia>>'] }),
    'PDF with a form of its own language': pdf({ catalog: '/AcroForm<</XFA 5 0 R>>' }),
  },
});

// Encryption is always found; a compressed or respelled script is not (docs/decisions/resumes.md).
test('accepted without a warning: a script whose name is escaped', () =>
  expectAccepted(
    'cv.pdf',
    pdf({ more: [script.replace('/JavaScript', '/Java#53cript').replace('/JS', '/J#53')] }),
  ));

function zipInPdf(): Buffer {
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<</Length 9>>\nstream\n');
  return Buffer.concat([head, zipOf('x', '\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
}

function zipOf(data: Buffer | string, comment = ''): Buffer {
  return zip([{ name: 'a', data }], { comment: Buffer.from(comment) });
}
