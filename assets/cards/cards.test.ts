import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { hashesOfCards, readCards } from './card-content.ts';

const now = hashesOfCards(readCards());
const files = Object.keys(now);

test('there is a share card for every page, and none besides', () => {
  const there = globSync('public/cards/**/*.*', { cwd: root });
  expect(there.sort()).toEqual(files.toSorted());
});

test('every share card has the size that the networks show whole, and is light enough for a chat', async () => {
  for (const file of files) {
    const path = join(root, file);
    expect
      .soft(await sharp(path).metadata(), file)
      .toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect.soft((await stat(path)).size, file).toBeLessThanOrEqual(60_000);
  }
});

test('a card is drawn anew when its own words change, and no other card', () => {
  const cards = readCards();
  const changed = cards.map(({ card, firm }) => {
    const third = card.path === '/services/3' && card.language === 'ar';
    return { card: third ? { ...card, title: 'عنوان آخر' } : card, firm };
  });
  const after = hashesOfCards(changed);
  expect(files.filter((file) => after[file] !== now[file])).toEqual(['public/cards/ar/services-3.jpg']);
});
