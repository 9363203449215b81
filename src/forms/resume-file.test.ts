import { expect, test } from 'vitest';
import { inspectResume } from '#server/resume/inspect-resume.ts';
import { checkResumeFile, maxResumeBytes, resumeHeadBytes } from './resume-file.ts';

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
  ['سيرة.pdf\u202c', pdf],
  ['cv.pdf', bytes(`\xef\xbb\xbf\r\n${' '.repeat(900)}%PDF-1.4`)],
  ['cv.doc', ole],
  ['cv.docx', zip],
  // With a password.
  ['cv.docx', ole],
])('%s is sent', (name, head) => {
  expect(checkResumeFile(name, head.length, head)).toBeUndefined();
  expect(checkResumeFile(name, maxResumeBytes, head)).toBeUndefined();
});

test.each([
  ['cv.pdf.exe', pdf],
  ['cv.rtf', bytes('{\\rtf1')],
  ['cv', pdf],
  ['pdf', pdf],
  ['.docx.zip', zip],
  ['cv.constructor', pdf],
  ['cv.pdf', zip],
  ['cv.pdf', bytes('MZ\x90')],
  ['cv.pdf', bytes(`${' '.repeat(resumeHeadBytes)}%PDF-1.4`).subarray(0, resumeHeadBytes)],
  ['cv.doc', zip],
  ['cv.doc', bytes('{\\rtf1')],
  ['cv.docx', pdf],
  ['cv.docx', bytes('PK\x05\x06')],
])('%s that is none of ours is refused before it is sent', (name, head) => {
  expect(checkResumeFile(name, head.length, head)).toBe('resume-type');
});

test('an empty file and one larger than 5 MB are refused before they are sent', () => {
  expect(checkResumeFile('cv.pdf', 0, bytes(''))).toBe('resume-empty');
  expect(checkResumeFile('cv.pdf', maxResumeBytes + 1, pdf)).toBe('resume-too-large');
});

test('what is refused before it is sent, the server refuses for the same reason', async () => {
  const files: [string, Uint8Array][] = [
    ['cv.pdf.exe', pdf],
    ['cv', pdf],
    ['cv.pdf', bytes('MZ\x90')],
    ['cv.doc', bytes('{\\rtf1')],
    ['cv.docx', bytes('%PDF-1.7')],
    ['cv.pdf', bytes('')],
    ['cv.pdf', new Uint8Array(maxResumeBytes + 1).fill(32)],
  ];
  for (const [name, content] of files) {
    const error = checkResumeFile(name, content.length, content.subarray(0, resumeHeadBytes));
    expect(await inspectResume(name, content), name).toEqual({ state: 'refused', error });
  }
});

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
