import { docx, encryptedDocx, entries, mainType, rels, types } from './docx.fixture.ts';
import { testMarked, testRefused } from './expect.fixture.ts';
import { doc } from './ole.fixture.ts';
import { exe } from './pdf.fixture.ts';
import { plainZip, type ZipEntry, zip } from './zip.fixture.ts';

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';

testRefused('cv.docx', {
  'resume-damaged': {
    'a DOCX cut in the middle': docx().subarray(0, 500),
    'a DOCX without its last byte': docx().subarray(0, -1),
    'a DOCX with bytes behind it': Buffer.concat([docx(), exe]),
    'a DOCX with a turned bit': docx([{ name: 'word/a.xml', data: 'text', lies: { crc: 1 } }]),
    'a DOCX that says it is smaller': docx([
      { name: 'word/a.xml', data: 'text'.repeat(99), lies: { size: 10 } },
    ]),
    'a DOCX packed in a way Word does not know': docx([{ name: 'word/a.xml', data: 'text', method: 14 }]),
    'a DOCX that announces more than it has': zip(entries(), { count: 9 }),
    'a DOCX with a place outside of it': docx([
      { name: 'word/a.xml', data: 'text', lies: { offset: 0x7fffffff } },
    ]),
  },
  'resume-macros': {
    'a DOCX with a macro project': docx([{ name: 'word/vbaProject.bin', data: doc() }]),
    'a DOCX with a macro project in capitals': docx([{ name: 'WORD/VBAPROJECT.BIN', data: doc() }]),
    'a DOCX with a macro project of another name': docx([{ name: 'word/a.bin', data: doc() }], {
      'word/a.bin': 'application/vnd.ms-office.vbaProject',
    }),
    'a renamed DOCM': zip([
      { ...types(), data: types().data.toString().replace(mainType, macroType) },
      ...entries().slice(1),
    ]),
    'a renamed DOCM that spells its type in references': docx([], {
      'word/a.bin': macroType.replace('m', '&#x6d;').replace('E', '&#69;'),
    }),
    'a DOCX with macros in a document inside': docx([
      { name: 'word/embeddings/a.docm', data: docx([{ name: 'word/vbaProject.bin', data: 'x' }]) },
    ]),
  },
  'resume-unsafe': {
    'a flat zip bomb': docx([{ name: 'word/a.xml', data: Buffer.alloc(60 * 1024 * 1024) }]),
    'a zip bomb that says it is small': docx([
      { name: 'word/a.xml', data: Buffer.alloc(60 * 1024 * 1024), lies: { size: 10 } },
    ]),
    'a bomb of many parts': docx(
      Array.from({ length: 60 }, (_, index) => ({
        name: `word/${index}.xml`,
        data: Buffer.alloc(1_000_000, ' '),
      })),
    ),
    'a part that packs too well': docx([{ name: 'word/a.xml', data: Buffer.alloc(3_000_000) }]),
    'a nested zip bomb': docx([
      { name: 'word/embeddings/a.zip', data: zip([{ name: 'a', data: Buffer.alloc(60 * 1024 * 1024) }]) },
    ]),
    'a zip bomb in four layers': docx([{ name: 'word/a.zip', data: layered(4) }]),
    '2,001 parts': docx(Array.from({ length: 1998 }, (_, index) => ({ name: `word/${index}`, data: '' }))),
    'a zip64 record of a billion parts': zip(entries(), { zip64: 1e9 }),
    'relationships of 6 MB': docx([{ name: 'word/_rels/a.xml.RELS', data: numbers(6_000_000) }]),
    'a part that climbs out': docx([{ name: '../../etc/cron.d/a', data: 'x' }]),
    'a part that climbs out the Windows way': docx([{ name: '..\\..\\a', data: 'x' }]),
    'a part with a path from the root': docx([{ name: '/etc/passwd', data: 'x' }]),
    'a part on a drive': docx([{ name: 'C:/a', data: 'x' }]),
    'a part with a NUL in its name': docx([{ name: 'word/a\0.xml', data: 'x' }]),
    'a part twice': docx([{ name: 'word/document.xml', data: 'x' }]),
    'a part twice in other letters': docx([{ name: 'Word/Document.XML', data: 'x' }]),
    'two parts in the same bytes': overlapping(),
    'a part with two names': docx([{ name: 'word/a.xml', data: 'x', lies: { localName: 'word/b.xml' } }]),
    'a part with a password': docx([{ name: 'word/a.xml', data: 'x', flags: 1 }]),
    'a DOCX with a part hidden in front': hiddenFront(),
    'a DOCX with entities': docx([{ name: 'word/_rels/a.rels', data: '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }]),
  },
});

testMarked('cv.docx', {
  encrypted: {
    'a DOCX with a password': encryptedDocx(),
  },
  'active-content': {
    'a DOCX with an object inside': docx([{ name: 'word/embeddings/oleObject1.bin', data: doc() }]),
    'a DOCX with a control': docx([{ name: 'word/activeX/activeX1.bin', data: 'x' }]),
    'a DOCX with a zip as a picture': docx([{ name: 'word/media/image1.png', data: plainZip }]),
    'a DOCX with a page to take in': linked('aFChunk', 'page.html', false),
    'a DOCX with a template of the web': linked('attachedTemplate', 'https://x.example/a.dotm'),
    'a DOCX with a template of the web in references': linked(
      'attachedTemplate',
      '&#104;ttps://x.example/>a.dotm',
    ),
    'a DOCX with a template of a file share': linked('attachedTemplate', '\\\\x.example\\a.dotm'),
    'a DOCX with a template of a file share as an address': linked(
      'attachedTemplate',
      'file://x.example/a.dotm',
    ),
    'a DOCX with an object of the web': linked(
      'oleObject',
      'mhtml:https://x.example/a.html!x-usc:https://x.example/a.html',
    ),
    'a DOCX with a frame of the web': linked('frame', 'https://x.example/'),
  },
});

function linked(type: string, target: string, external = true): Buffer {
  return docx([rels('word/_rels/settings.xml.rels', [{ type, target, external }])]);
}

function layered(layers: number): Buffer {
  return layers === 0 ? Buffer.from('x') : zip([{ name: 'a.zip', data: layered(layers - 1) }]);
}

/** One part's header and bytes lie in the bytes of another, as in the best of zip bombs. */
function overlapping(): Buffer {
  const inner = zip([{ name: 'word/b.xml', data: 'text' }]);
  const record = inner.subarray(0, inner.indexOf('PK\x01\x02'));
  const outer: ZipEntry = { name: 'word/a.xml', data: record, stored: true };
  const offset = zip([...entries(), outer]).indexOf(record);
  return docx([outer, { name: 'word/b.xml', data: 'text', lies: { offset } }]);
}

/** The first part of the archive stands in no directory. */
function hiddenFront(): Buffer {
  const parts = entries();
  const whole = zip([{ name: 'word/hidden.exe', data: exe }, ...parts]);
  const directory = whole.indexOf('PK\x01\x02');
  const second = whole.indexOf('PK\x01\x02', directory + 4);
  const result = Buffer.concat([whole.subarray(0, directory), whole.subarray(second)]);
  const end = result.length - 22;
  result.writeUInt16LE(parts.length, end + 8);
  result.writeUInt16LE(parts.length, end + 10);
  result.writeUInt32LE(end - directory, end + 12);
  return result;
}

function numbers(length: number): string {
  return ''.padEnd(length, Array.from({ length: 20_000 }, (_, index) => index * 7919).join(' '));
}
