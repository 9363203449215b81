import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plainLetters } from './pdf-letters.ts';

const table =
  '2 beginbfchar\n<0012> <0631064C>\n<0013> <062C0651064F>\n<0014> <0628>\n<0015> <00660069>\nendbfchar';

test('a letter with vowel marks is read as the letter alone', () => {
  const pdf = Buffer.from(plainLetters(pdfWith(table))).toString('latin1');
  expect(lastTable(pdf)).toBe(
    '2 beginbfchar\n<0012> <0631>\n<0013> <062C>\n<0014> <0628>\n<0015> <00660069>\nendbfchar',
  );
});

test('the new table is an update at the end: the file before it stays, and the index leads to it', () => {
  const before = pdfWith(table);
  const after = Buffer.from(plainLetters(before));
  const source = after.toString('latin1');
  const [, index] = /startxref\n(\d+)\n%%EOF\n$/.exec(source) ?? [];
  const [, entry] = /^xref\n5 1\n(\d{10}) 00000 n/.exec(source.slice(Number(index))) ?? [];
  expect(after.subarray(0, before.length)).toEqual(before);
  expect(source.slice(Number(entry))).toMatch(/^5 0 obj/);
  expect(source).toContain('/Prev 77>>');
});

test('a file without vowel marks stays as it is', () => {
  const pdf = pdfWith('1 beginbfchar\n<0012> <0064>\nendbfchar');
  expect(plainLetters(pdf)).toBe(pdf);
});

function pdfWith(text: string): Buffer {
  const data = deflateSync(text);
  return Buffer.concat([
    Buffer.from('4 0 obj\n<</Type /Font\n/ToUnicode 5 0 R>>\nendobj\n5 0 obj\n'),
    Buffer.from(`<</Filter /FlateDecode\n/Length ${data.length}>> stream\n`),
    data,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Size 6\n/Root 1 0 R>>\nstartxref\n77\n%%EOF\n'),
  ]);
}

function lastTable(pdf: string): string {
  const start = pdf.lastIndexOf('stream\n', pdf.lastIndexOf('\nendstream')) + 'stream\n'.length;
  return inflateSync(Buffer.from(pdf.slice(start, pdf.lastIndexOf('\nendstream')), 'latin1')).toString(
    'latin1',
  );
}
