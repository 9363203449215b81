import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnHashes, hashesOfCards, readCards } from './card-content.ts';
import { root } from './run.ts';

const now = hashesOfCards(readCards());
const files = Object.keys(now);

test('every share card was drawn from the words and pictures of its page as they are now', () => {
  const drawn = drawnHashes();
  const stale = files.filter((file) => drawn[file] !== now[file]);
  expect(stale, 'Words, pictures or design have changed after these cards: run npm run cards').toEqual([]);
});

test('there is a share card for every page, and none besides', () => {
  const there = globSync('cards/**/*.*', { cwd: join(root, 'public') });
  expect(there.map((file) => `/${file}`).sort()).toEqual(files.toSorted());
});

test('every share card has the size that the networks show whole, and is light enough for a chat', async () => {
  for (const file of files) {
    const path = join(root, 'public', file);
    expect
      .soft(await sharp(path).metadata(), file)
      .toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect.soft((await stat(path)).size, file).toBeLessThanOrEqual(60_000);
  }
});

test('a card is drawn anew when its own words change, and no other card', () => {
  const cards = readCards();
  const changed = cards.map((card) =>
    card.path === '/services/3' && card.language === 'ar' ? { ...card, title: 'عنوان آخر' } : card,
  );
  const after = hashesOfCards(changed);
  expect(files.filter((file) => after[file] !== now[file])).toEqual(['/cards/ar/services-3.jpg']);
});
