import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkGeneratedFiles } from './check-generated-files.ts';
import { short } from './short.fixture.ts';

const program = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'program.mjs');

test.each([
  {
    name: 'says how many files show older texts',
    source:
      "console.log('cards: 2 files out of date\\n  a.jpg\\n  b.jpg\\nprofile: up to date'); process.exitCode = 1;",
    found: ['warning: 2 files of share cards and company profiles show older texts.'],
  },
  {
    name: 'is content where nothing is out of date',
    source: "console.log('cards: up to date\\nprofile: up to date');",
    found: ['ok: Share cards and company profiles show the texts as they are.'],
  },
])('the doctor $name', async ({ source, found }) => {
  writeFileSync(program, source);
  expect(short(await checkGeneratedFiles(program))).toEqual(found);
});

test('without the makers the doctor does not check generated files', async () => {
  expect(await checkGeneratedFiles(`${program}.none`)).toEqual([]);
});
