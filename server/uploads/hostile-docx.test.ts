import { docx, encryptedDocx, entries, mainType, rels, types } from './docx.fixture.ts';
import { testRefused, testWarned } from './expect.fixture.ts';
import { doc } from './ole.fixture.ts';
import { exe } from './pdf.fixture.ts';
import { plainZip, type ZipEntry, zip } from './zip.fixture.ts';

const text = { name: 'word/a.xml', data: 'text' };
const bomb = { name: 'word/a.xml', data: Buffer.alloc(60 * 1024 * 1024) };
const docm = docx([{ name: 'word/vbaProject.bin', data: 'x' }]);
const [template, web] = ['attachedTemplate', 'https://x.example/'];
const otherName = { 'word/a.bin': 'application/vnd.ms-office.vbaProject' };
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';

testRefused('cv.docx', {
  'file-damaged': {
    'DOCX cut in the middle': docx().subarray(0, 500),
    'DOCX with bytes behind it': Buffer.concat([docx(), exe]),
    'DOCX with a turned bit': docx([{ ...text, lies: { crc: 1 } }]),
    'DOCX that says it is smaller': docx([
      { name: 'word/a.xml', data: 'text'.repeat(99), lies: { size: 10 } },
    ]),
  },
  'file-macros': {
    'DOCX with a macro project': docx([{ name: 'word/vbaProject.bin', data: doc() }]),
    'DOCX with a macro project of another name': docx([{ name: 'word/a.bin', data: doc() }], otherName),
    'renamed DOCM': zip([
      { ...types(), data: types().data.toString().replace(mainType, macroType) },
      ...entries().slice(1),
    ]),
    'renamed DOCM that spells its type in references': docx([], {
      'word/a.bin': macroType.replace('m', '&#x6d;').replace('E', '&#69;'),
    }),
    'DOCX with macros in a document inside': docx([{ name: 'word/embeddings/a.docm', data: docm }]),
  },
  'file-unsafe': {
    'a flat zip bomb': docx([bomb]),
    'a zip bomb that says it is small': docx([{ ...bomb, lies: { size: 10 } }]),
    'a bomb of many parts': docx(many(60, Buffer.alloc(1_000_000, ' '))),
    'a part that packs too well': docx([{ name: 'word/a.xml', data: Buffer.alloc(3_000_000) }]),
    'a zip bomb in four layers': docx([{ name: 'word/a.zip', data: layered(4) }]),
    'relationships of 6 MB': docx([{ name: 'word/_rels/a.xml.RELS', data: numbers(6_000_000) }]),
    'a part that climbs out': docx([{ name: '../../etc/cron.d/a', data: 'x' }]),
    'a part with a NUL in its name': docx([{ name: 'word/a\0.xml', data: 'x' }]),
    'a part twice in other letters': docx([{ name: 'Word/Document.XML', data: 'x' }]),
    'two parts in the same bytes': overlapping(),
    'a part with two names': docx([{ name: 'word/a.xml', data: 'x', lies: { localName: 'word/b.xml' } }]),
    'a part with a password': docx([{ name: 'word/a.xml', data: 'x', flags: 1 }]),
    'DOCX with a part hidden in front': hiddenFront(),
    'DOCX with relationships in UTF-16 without a mark': docx([
      { name: 'word/_rels/a.rels', data: Buffer.from('<Relationships/>', 'utf16le') },
    ]),
    'DOCX with entities': docx([{ name: 'word/_rels/a.rels', data: '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }]),
  },
});

testWarned('cv.docx', {
  encrypted: {
    'DOCX with a password': encryptedDocx(),
  },
  'active-content': {
    'DOCX with an object inside': docx([{ name: 'word/embeddings/oleObject1.bin', data: doc() }]),
    'DOCX with a zip as a picture': docx([{ name: 'word/media/image1.png', data: plainZip }]),
    'DOCX with a page to take in': linked('aFChunk', 'page.html', false),
    'DOCX with a template of the web in references': linked(template, '&#104;ttps://x.example/>a.dotm'),
    'DOCX with a template of a file share as an address': linked(template, 'file://x.example/a.dotm'),
    'DOCX with an object of the web': linked('oleObject', `mhtml:${web}a.html!x-usc:${web}a.html`),
    'DOCX with a picture at a file share': linked('image', '\\\\x.example\\share\\a.png'),
    'DOCX with a field that starts a program': field('<w:instrText>DDEAUTO c:\\a.exe "/k b"</w:instrText>'),
    'DOCX with such a field in pieces': field(
      '<w:instrText xml:space="preserve"> D</w:instrText></w:r><w:r><w:instrText>DE a b</w:instrText>',
    ),
    'DOCX with such a field in short': field('<w:fldSimple w:instr=" &#68;DEAUTO a b"/>'),
    'DOCX with a field that fetches from a share': field(
      '<w:instrText>INCLUDEPICTURE "\\\\\\\\x\\\\share" \\d</w:instrText>',
    ),
  },
});

function field(run: string): Buffer {
  return docx([
    { name: 'word/header1.xml', data: `<w:hdr xmlns:w="w"><w:p><w:r>${run}</w:r></w:p></w:hdr>` },
  ]);
}

function linked(type: string, target: string, external = true): Buffer {
  return docx([rels('word/_rels/settings.xml.rels', [{ type, target, external }])]);
}

function many(length: number, data: Buffer | string): ZipEntry[] {
  return Array.from({ length }, (_, index) => ({ name: `word/${index}`, data }));
}

function layered(layers: number): Buffer {
  return layers === 0 ? Buffer.from('x') : zip([{ name: 'a.zip', data: layered(layers - 1) }]);
}

/** The bytes of one part lie inside another part, as in the best zip bombs. */
function overlapping(): Buffer {
  const inner = zip([{ name: 'word/b.xml', data: 'text' }]);
  const record = inner.subarray(0, inner.indexOf('PK\x01\x02'));
  const outer: ZipEntry = { name: 'word/a.xml', data: record, stored: true };
  const offset = zip([...entries(), outer]).indexOf(record);
  return docx([outer, { name: 'word/b.xml', data: 'text', lies: { offset } }]);
}

/** No directory entry names the first part of the archive. */
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
