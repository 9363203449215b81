const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>';
const text = 'BT /F1 12 Tf 72 720 Td (Sample Person, HTML/CSS/JavaScript) Tj ET';

/** An object without its number: a value, or a stream with its dictionary. */
type PdfPart = string | { dictionary: string; stream: Buffer };

/**
 * Returns a PDF of one page with a classic table. `catalog` is added to the catalog, `more` are the objects from 5 on.
 */
export function pdf({
  catalog = '',
  more = [],
  trailer = '',
  after = '\n',
}: {
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
  const pieces: Buffer[] = [Buffer.from(`%PDF-1.4\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
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

function objectOf(number: number, part: PdfPart): Buffer {
  if (typeof part === 'string') return Buffer.from(`${number} 0 obj\n${part}\nendobj\n`, 'latin1');
  const { dictionary, stream } = part;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<</Length ${stream.length}${dictionary}>>\nstream\n`, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** The first bytes of a Windows program and of a picture. */
export const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500, 1)]);
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
