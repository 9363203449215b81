import { expect, test } from 'vitest';
import { anyDocument } from '#server/uploads/expect.fixture.ts';
import { inspectFile } from '#server/uploads/inspect-file.ts';
import { fileHeadBytes, maxFileBytes, validateFile } from './file-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const pdf = bytes('%PDF-1.7\n');
const ole = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const zip = bytes('PK\x03\x04');

test.each([
  ['cv.pdf', pdf],
  ['CV.PDF', pdf],
  ['سيرة ذاتية.pdf', pdf],
  ['cv.exe.pdf', pdf],
  ['cv.pdf. ', pdf],
  // Some systems close an Arabic name with a mark of direction.
  ...['\u202c', '\u200e', '\u200f', '\u061c', '\u200b', '\ufeff', '\u3164'].map(
    (mark): [string, Uint8Array] => [`سيرة.pdf${mark}`, pdf],
  ),
  ['cv.pdf', bytes(`\xef\xbb\xbf\r\n${' '.repeat(900)}%PDF-1.4`)],
  ['cv.doc', ole],
  ['cv.docx', zip],
  // This file has a password.
  ['cv.docx', ole],
])('%s is accepted', (name, head) => {
  expect(validateFile(anyDocument, { name, size: head.length }, head)).toBeUndefined();
  expect(validateFile(anyDocument, { name, size: maxFileBytes }, head)).toBeUndefined();
});

// The server finds more in the last two, and says so.
test.each([
  ['cv.pdf.exe', pdf],
  ['cv.rtf', bytes('{\\rtf1')],
  ['cv', pdf],
  ['pdf', pdf],
  ['.docx.zip', zip],
  ['cv.constructor', pdf],
  ['cv.pdf', zip],
  ['cv.pdf', bytes('MZ\x90')],
  ['cv.doc', zip],
  ['cv.doc', bytes('{\\rtf1')],
  ['cv.docx', pdf],
  ['cv.pdf', bytes(''), 'file-empty'],
  ['cv.pdf', new Uint8Array(5_242_881).fill(32), 'file-too-large'],
  ['cv.pdf', bytes(`${' '.repeat(fileHeadBytes)}%PDF-1.4`), 'file-type', 'file-damaged'],
  ['cv.docx', bytes('PK\x05\x06'), 'file-type', 'file-damaged'],
])(
  '%s is refused by the browser and by the server',
  async (name, file, error = 'file-type', byServer = error) => {
    expect(validateFile(anyDocument, { name, size: file.length }, file.subarray(0, fileHeadBytes))).toBe(
      error,
    );
    expect(await inspectFile(anyDocument, name, file)).toEqual({ state: 'refused', error: byServer });
  },
);
