import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { type Case, expectAccepted, expectRefused } from './expect.fixture.ts';
import type { ResumeErrorCode, ResumeWarning } from './inspect-resume.ts';
import { doc, fib, ole } from './ole.fixture.ts';
import { plainZip } from './zip.fixture.ts';

const word = readFileSync(join(import.meta.dirname, 'fixtures/libreoffice.doc'));

describe.each<[ResumeErrorCode, Case[]]>([
  [
    'resume-damaged',
    [
      ['a DOC cut in the middle', 'cv.doc', word.subarray(0, word.length / 2)],
      ['a DOC header alone', 'cv.doc', word.subarray(0, 512)],
      ['eight bytes of a DOC', 'cv.doc', word.subarray(0, 8)],
      ['a DOC whose chain runs in a circle', 'cv.doc', circular()],
      ['a DOC whose directory runs in a circle', 'cv.doc', circularDirectory()],
      ['a DOC of Word 2', 'cv.doc', ole({ WordDocument: fib(0, 0xa5db), '0Table': Buffer.alloc(5000) })],
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
    ],
  ],
  ['resume-unsafe', [['a DOC with a zip behind it', 'cv.doc', Buffer.concat([doc(), plainZip])]]],
])('%s', (problem, files) => {
  test.each(files)('for %s', (_, name, bytes) => expectRefused(name, bytes, problem));
});

describe.each<[ResumeWarning, Case[]]>([
  ['encrypted', [['a DOC with a password', 'cv.doc', doc({}, 0x0100)]]],
  [
    'active-content',
    [['a DOC with an object inside', 'cv.doc', doc({ 'ObjectPool/_1/\x01Ole10Native': Buffer.alloc(100) })]],
  ],
])('accepted and marked %s', (mark, files) => {
  test.each(files)('%s', (_, name, bytes) => expectAccepted(name, bytes, [mark]));
});

function circular(): Buffer {
  const bytes = Buffer.from(word);
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  const directory = bytes.readUInt32LE(48);
  bytes.writeUInt32LE(directory, table + directory * 4);
  return bytes;
}

/** The last entry has itself for its neighbour. */
function circularDirectory(): Buffer {
  const bytes = doc();
  const directory = (bytes.readUInt32LE(48) + 1) * 512;
  bytes.writeUInt32LE(3, directory + 3 * 128 + 72);
  return bytes;
}
