import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languageCodes } from '#i18n/languages.ts';
import { root } from '#lib/project-root.ts';
import { shareCardsOf } from './card-list.ts';
import { hashesOfCards } from './cards-generator.ts';

test('every share card has the size that the networks show whole, and is light enough for a chat', async () => {
  const files = globSync('public/cards/**/*.*', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const path = join(root, file);
    expect
      .soft(await sharp(path).metadata(), file)
      .toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect.soft((await stat(path)).size, file).toBeLessThanOrEqual(60_000);
  }
});

test('changed text makes only the card of its page stale', () => {
  const cards = languageCodes.flatMap(shareCardsOf);
  const changed = cards.map((card, at) => (at === 3 ? { ...card, title: 'عنوان آخر' } : card));
  const [before, after] = [hashesOfCards(cards), hashesOfCards(changed)];
  const stale = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(stale).toEqual([Object.keys(before)[3]]);
});
