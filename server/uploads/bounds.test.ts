import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { maxFileBytes } from '#forms/file-rules.ts';
import { docx } from './docx.fixture.ts';
import { anyDocument } from './expect.fixture.ts';
import { inspectFile } from './inspect-file.ts';
import { doc } from './ole.fixture.ts';
import { pdf } from './pdf.fixture.ts';
import { maxUnpackedBytes, readZip } from './zip-archive.ts';

const room = maxFileBytes - 20_000;

/** Resolves to the unpacked bytes when reading stopped. A refused archive is unpacked no further. */
async function unpacked(bytes: Buffer): Promise<{ ending: 'read' | 'refused'; unpackedBytes: number }> {
  const budget = { bytes: maxUnpackedBytes };
  const read = async () => {
    for (const part of await readZip(bytes, budget)) await part.read(maxUnpackedBytes);
  };
  const ending = await read().then(
    () => 'read' as const,
    () => 'refused' as const,
  );
  return { ending, unpackedBytes: maxUnpackedBytes - budget.bytes };
}

// The runner's time limit ends work that would never end.
describe('a file made to take for ever is checked in time', () => {
  test.each([
    ['names', fill('/a ')],
    ['scripts without an end', `/JS ${fill('1')}`.slice(0, room)],
    ['blanks behind a name', `/S${fill(' ')}`.slice(0, room)],
  ])('a PDF that consists of %s', async (_, value) => {
    expect(await inspectFile(anyDocument, 'cv.pdf', pdf({ more: [value] }))).toMatchObject({
      state: 'accepted',
    });
  });

  test('a DOC that consists of names', async () => {
    const streams = Array.from({ length: 1000 }, (_, index) => [`s${index}`, Buffer.alloc(10)]);
    expect(await inspectFile(anyDocument, 'cv.doc', doc(Object.fromEntries(streams)))).toHaveProperty(
      'state',
    );
  });

  test.each([
    ['tags without an end', docx([{ name: 'a.rels', data: `${'<Relationship '.repeat(300_000)}` }])],
    ['a tag without an end', docx([{ name: 'a.rels', data: `<Relationship ${'a="" '.repeat(900_000)}` }])],
  ])('a DOCX with %s', async (_, bytes) => {
    expect(await inspectFile(anyDocument, 'cv.docx', bytes)).toHaveProperty('state');
  });
});

test('an archive is unpacked only to its limit', async () => {
  const chunk = 64 * 1024;
  const bomb = docx([{ name: 'a', data: Buffer.alloc(50_000_000) }]);
  const bombed = await unpacked(bomb);
  expect(bombed.ending).toBe('refused');
  expect(bombed.unpackedBytes).toBeLessThan(200 * bomb.length + 2 * chunk);
  const data = ''.padEnd(20_000_000, randomBytes(2000).toString('latin1'));
  const large = await unpacked(docx(['a', 'b', 'c'].map((name) => ({ name, data, lies: { size: 10 } }))));
  expect(large.ending).toBe('refused');
  expect(large.unpackedBytes).toBeLessThanOrEqual(maxUnpackedBytes + chunk);
  const parts = (length: number) =>
    docx(Array.from({ length }, (_, index) => ({ name: `word/${index}`, data: 'text' })));
  expect((await unpacked(parts(1990))).ending).toBe('read');
  expect(await unpacked(parts(2001))).toEqual({ ending: 'refused', unpackedBytes: 0 });
});

test('no broken file makes the check throw', async () => {
  const files: [string, Buffer][] = [
    ['cv.pdf', pdf()],
    ['cv.docx', docx()],
    ['cv.doc', doc()],
  ];
  for (const [name, bytes] of files) {
    for (let times = 0; times < 200; times += 1) {
      const broken = Buffer.from(bytes);
      for (let turns = 0; turns <= times % 8; turns += 1) {
        const position = (times * 7919 + turns * 104_729) % broken.length;
        broken[position] = (broken[position] ?? 0) ^ (1 << (times % 8));
      }
      const cut = times % 3 === 0 ? broken.subarray(0, (times * 6101) % broken.length) : broken;
      expect(await inspectFile(anyDocument, name, cut)).toHaveProperty('state');
    }
  }
});

function fill(piece: string): string {
  return piece.repeat(Math.floor(room / piece.length));
}
