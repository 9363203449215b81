import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Lets a reader of the PDF's text meet a letter with vowel marks as the letter alone, by an update at the end
 * of the file. Readers turn the text of an Arabic glyph round, mark before letter, and some (PDF.js) tear the
 * word there; without its marks it is found and copied whole. What is printed stays as it is.
 */
export function plainLetters(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf);
  const source = file.toString('latin1');
  const tables = [
    ...new Set([...source.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, number]) => Number(number))),
  ];
  const parts: Buffer[] = [file];
  let end = file.length;
  const entries: string[] = [];
  for (const number of tables.sort((a, b) => a - b)) {
    const table = withoutMarks(streamOf(file, source, number));
    if (table === undefined) continue;
    const data = deflateSync(table);
    const part = Buffer.concat([
      Buffer.from(`\n${number} 0 obj\n<</Filter /FlateDecode /Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    entries.push(`${number} 1\n${String(end + 1).padStart(10, '0')} 00000 n \n`);
    parts.push(part);
    end += part.length;
  }
  if (entries.length === 0) return pdf;
  const [, trailer] = /trailer\s*<<([\s\S]*)>>\s*startxref\s*\d+\s*%%EOF\s*$/.exec(source) ?? [];
  const [, previous] = /startxref\s*(\d+)\s*%%EOF\s*$/.exec(source) ?? [];
  if (trailer === undefined) throw new Error('The PDF has no trailer that an update could go on from.');
  const rest = `xref\n${entries.join('')}trailer\n<<${trailer}/Prev ${previous}>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(rest, 'latin1')]);
}

function streamOf(file: Buffer, source: string, number: number): string {
  const header = new RegExp(`(?:^|\\n)${number} 0 obj\\s*<<([^>]*)>>\\s*stream\\r?\\n`).exec(source);
  const length = /\/Length (\d+)/.exec(header?.[1] ?? '')?.[1];
  if (!header || !length) throw new Error(`Object ${number} of the PDF is no plain stream.`);
  const start = header.index + header[0].length;
  return inflateSync(file.subarray(start, start + Number(length))).toString('latin1');
}

/** Vowel marks (U+064B to U+0652, U+0670) after a letter, as a table of glyphs writes them. */
const marks = /(?:06(?:4B|4C|4D|4E|4F|50|51|52|70))+>/gi;

/** The table with the marks left out, or nothing where it has none. A mark by itself stays. */
function withoutMarks(table: string): string | undefined {
  const plain = table.replace(/<([0-9a-f]{4})((?:[0-9a-f]{4})+)>/gi, (pair) => pair.replace(marks, '>'));
  return plain === table ? undefined : plain;
}
