import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { maxResumeBytes } from '#forms/resume-file.ts';
import { docx, wordParts } from './docx.fixture.ts';
import { inspectResume } from './inspect-resume.ts';
import { doc } from './ole.fixture.ts';
import { packedPdf, pdf } from './pdf.fixture.ts';
import { zip } from './zip.fixture.ts';

const room = maxResumeBytes - 20_000;

/** Of the processor, in milliseconds: the clock on the wall tells more about the machine's other work. */
async function cost(name: string, bytes: Buffer): Promise<number> {
  const { user, system } = process.cpuUsage();
  await inspectResume(name, bytes);
  const now = process.cpuUsage();
  return (now.user - user + now.system - system) / 1000;
}

describe('an inspection is quick', () => {
  test.each([
    ['a PDF with large pictures', 'cv.pdf', pdf({ more: [{ dictionary: '', stream: randomBytes(room) }] })],
    [
      'a DOCX with large pictures',
      'cv.docx',
      zip([...wordParts(), { name: 'word/media/image1.jpeg', data: randomBytes(room) }]),
    ],
    ['a DOC with large pictures', 'cv.doc', doc({ Data: randomBytes(room - 100_000) })],
  ])('for %s of 5 MB', async (_, name, bytes) => {
    await cost(name, bytes);
    const costs = [await cost(name, bytes), await cost(name, bytes), await cost(name, bytes)];
    expect(Math.min(...costs)).toBeLessThan(100);
  });

  test.each([
    ['names', fill('/a ')],
    ['objects', fill('1 0 obj<<')],
    ['names of scripts', fill('/JavaScript ')],
    ['scripts without an end', `/JS ${fill('1')}`.slice(0, room)],
    ['blanks behind a name', `/S${fill(' ')}`.slice(0, room)],
  ])('for a PDF of nothing but %s', async (_, value) => {
    expect(await cost('cv.pdf', pdf({ more: [value] }))).toBeLessThan(1000);
  });

  test.each([
    ['a bomb', docx([{ name: 'a', data: Buffer.alloc(50_000_000) }])],
    [
      'just less than a bomb',
      docx([{ name: 'a', data: ''.padEnd(49_000_000, randomBytes(2000).toString('latin1')) }]),
    ],
    [
      '1,990 parts',
      docx(Array.from({ length: 1990 }, (_, index) => ({ name: `word/${index}`, data: 'text' }))),
    ],
    ['tags without an end', docx([{ name: 'a.rels', data: `${'<Relationship '.repeat(300_000)}` }])],
    ['a tag without an end', docx([{ name: 'a.rels', data: `<Relationship ${'a="" '.repeat(900_000)}` }])],
  ])('for a DOCX with %s', async (_, bytes) => {
    expect(await cost('cv.docx', bytes)).toBeLessThan(1000);
  });

  test('for a DOC of nothing but names', async () => {
    const streams = Array.from({ length: 1000 }, (_, index) => [`s${index}`, Buffer.alloc(10)]);
    expect(await cost('cv.doc', doc(Object.fromEntries(streams)))).toBeLessThan(1000);
  });
});

test('a bomb takes no more memory than a file', async () => {
  const flat = docx([{ name: 'a', data: Buffer.alloc(80_000_000), lies: { size: 10 } }]);
  const before = process.memoryUsage().rss;
  for (let times = 0; times < 5; times += 1) {
    await Promise.all([inspectResume('cv.docx', flat), inspectResume('cv.docx', flat)]);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('whatever is broken in a file, nothing is thrown', async () => {
  const files: [string, Buffer][] = [
    ['cv.pdf', packedPdf()],
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
      expect(await inspectResume(name, cut)).toHaveProperty('state');
    }
  }
});

function fill(piece: string): string {
  return piece.repeat(Math.floor(room / piece.length));
}
