import { deflateSync } from 'node:zlib';

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>';
const text = 'BT /F1 12 Tf 72 720 Td (Sample Person, HTML/CSS/JavaScript) Tj ET';

/** What an object is after its number: a value, or a stream's dictionary with its bytes. */
type PdfPart = string | { dictionary: string; stream: Buffer };

/**
 * A PDF of one page with a classic table. `catalog` is put into the catalog, `more` follow as objects 5, 6,
 * …
 */
export function pdf({
  version = '1.4',
  catalog = '',
  more = [],
  trailer = '',
  after = '\n',
}: {
  version?: string;
  catalog?: string;
  more?: PdfPart[];
  trailer?: string;
  after?: string | Buffer;
} = {}): Buffer {
  const parts: PdfPart[] = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    { dictionary: '', stream: Buffer.from(text) },
    ...more,
  ];
  const pieces: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [index, part] of parts.entries()) {
    const object = objectOf(index + 1, part);
    offsets.push(length);
    length += object.length;
    pieces.push(object);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = parts.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...pieces, Buffer.from(end, 'latin1'), Buffer.from(after)]);
}

/** The same page with all its objects packed into a stream, as PDF 1.5 allows. */
export function packedPdf({ more = [] }: { more?: string[] } = {}): Buffer {
  const values = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, ...more];
  let offset = 0;
  const pairs = values.map((value, index) => {
    const pair = `${index < 3 ? index + 1 : index + 2} ${offset} `;
    offset += value.length + 1;
    return pair;
  });
  const head = pairs.join('');
  const packed = deflateSync(Buffer.from(`${head}${values.join(' ')}`, 'latin1'));
  const objects = [
    objectOf(4, { dictionary: '', stream: Buffer.from(text) }),
    objectOf(20, {
      dictionary: `/Type/ObjStm/N ${values.length}/First ${head.length}/Filter/FlateDecode`,
      stream: packed,
    }),
  ];
  const start = 9 + objects.reduce((sum, { length }) => sum + length, 0);
  // The table's own bytes are not read by the inspection; readers would rebuild it.
  const table = objectOf(21, {
    dictionary: '/Type/XRef/Size 22/W[1 2 1]/Root 1 0 R/Filter/FlateDecode',
    stream: deflateSync(Buffer.alloc(88)),
  });
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    table,
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  ]);
}

function objectOf(number: number, part: PdfPart): Buffer {
  if (typeof part === 'string') return Buffer.from(`${number} 0 obj\n${part}\nendobj\n`, 'latin1');
  const { dictionary, stream } = part;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<</Length ${stream.length}${dictionary}>>\nstream\n`, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** How a Windows program and a picture begin. */
export const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500, 1)]);
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
