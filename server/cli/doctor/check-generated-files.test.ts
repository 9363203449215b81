import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { checkGeneratedFiles } from './check-generated-files.ts';
import { short } from './short.fixture.ts';

const program = join(newFolder(), 'program.mjs');

test.each([
  [
    '2 files out of date\\n  a.jpg\\n  b.jpg',
    'warning: 2 files of share cards and company profiles show older texts.',
  ],
  ['up to date', 'ok: Share cards and company profiles show the texts as they are.'],
])('the doctor says which generated files are out of date: cards: %s', async (cards, found) => {
  const code = cards === 'up to date' ? 0 : 1;
  writeFileSync(program, `console.log('cards: ${cards}\\nprofile: up to date'); process.exitCode = ${code};`);
  expect(short(await checkGeneratedFiles(program))).toEqual([found]);
});

test('without the makers the doctor does not check generated files', async () => {
  expect(await checkGeneratedFiles(`${program}.none`)).toEqual([]);
});
