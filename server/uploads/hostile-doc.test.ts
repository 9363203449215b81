import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRefused, testWarned } from './expect.fixture.ts';
import { doc } from './ole.fixture.ts';
import { plainZip } from './zip.fixture.ts';

const word = readFileSync(join(import.meta.dirname, 'fixtures/libreoffice.doc'));

const stream = Buffer.alloc(100);

testRefused('cv.doc', {
  'file-type': {
    'a DOC cut in the middle': word.subarray(0, word.length / 2),
    'a DOC header alone': word.subarray(0, 512),
  },
  'file-macros': {
    'a DOC with macros': doc({ 'Macros/VBA/_VBA_PROJECT': stream, 'Macros/PROJECT': stream }),
    'a DOC with macros in an object inside': doc({ 'ObjectPool/_1/Macros/VBA/dir': stream }),
    'a DOC with macros of Excel inside': doc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir': stream }),
  },
  'file-unsafe': { 'a DOC with a zip behind it': Buffer.concat([doc(), plainZip]) },
});

testWarned('cv.doc', {
  encrypted: { 'a DOC with a password': doc({}, 0x0100) },
  'active-content': {
    'a DOC with an object inside': doc({ 'ObjectPool/_1/\x01Ole10Native': stream }),
  },
});
