import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRefused, testWarned } from './expect.fixture.ts';
import { doc, fib, ole } from './ole.fixture.ts';
import { plainZip } from './zip.fixture.ts';

const word = readFileSync(join(import.meta.dirname, 'fixtures/libreoffice.doc'));

const stream = Buffer.alloc(100);

testRefused('cv.doc', {
  'resume-damaged': {
    'a DOC cut in the middle': word.subarray(0, word.length / 2),
    'a DOC header alone': word.subarray(0, 512),
    'eight bytes of a DOC': word.subarray(0, 8),
    'a DOC of Word 2': ole({ WordDocument: fib(0, 0xa5db), '0Table': Buffer.alloc(5000) }),
    'a DOC without its table': ole({ WordDocument: fib() }),
    'a DOC with other bytes as its text': ole({ WordDocument: randomBytes(5000).fill(0, 0, 2) }),
  },
  'resume-macros': {
    'a DOC with macros': doc({ 'Macros/VBA/_VBA_PROJECT': stream, 'Macros/PROJECT': stream }),
    'a DOC with macros in an object inside': doc({ 'ObjectPool/_1/Macros/VBA/dir': stream }),
    'a DOC with macros of Excel inside': doc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir': stream }),
    'a template of Word 95': ole({ WordDocument: fib(1, 0xa5dc) }),
  },
  'resume-unsafe': { 'a DOC with a zip behind it': Buffer.concat([doc(), plainZip]) },
});

testWarned('cv.doc', {
  encrypted: { 'a DOC with a password': doc({}, 0x0100) },
  'active-content': {
    'a DOC with an object inside': doc({ 'ObjectPool/_1/\x01Ole10Native': stream }),
  },
});
