import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { languageCodes } from '../src/language/languages.ts';
import { cardStamp, drawnHashes, hashesOfCards, readCards } from './card-content.ts';
import { drawCard } from './card-draw.ts';
import { withDrawnPages } from './drawn-pages.ts';
import { root } from './run.ts';

/**
 * Draws the share cards in public/cards whose words, pictures or design have changed; with --all, all of them.
 * Throws an Error in plain words when it cannot; what was drawn until then stays.
 */
async function drawCards(all: boolean) {
  const hashes = hashesOfCards(readCards());
  const files = Object.keys(hashes);
  const before = all ? {} : drawnHashes();
  const drawn = Object.fromEntries(Object.entries(before).filter(([file]) => files.includes(file)));
  const stale = files.filter((file) => hashes[file] !== drawn[file]);
  await removeOthers(files);
  try {
    if (stale.length > 0) await withDrawnPages('cards', drawStale);
  } finally {
    const noted = files.flatMap((file) => (drawn[file] ? [[file, drawn[file]]] : []));
    await writeFile(cardStamp, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
  }
  console.log(`${stale.length} of ${files.length} cards drawn.`);

  async function drawStale(browser: Browser, origin: string) {
    for (const file of stale) {
      const jpeg = await drawCard(browser, origin + file.replace(/\.jpg$/, ''));
      const target = join(root, 'public', file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, jpeg);
      drawn[file] = hashes[file] ?? '';
      console.log(`public${file}: ${Math.ceil(jpeg.length / 1000)} kB`);
    }
  }
}

/** The cards of pages that are no more. */
async function removeOthers(files: string[]) {
  for (const language of languageCodes) {
    const folder = join('/cards', language);
    const there = await readdir(join(root, 'public', folder)).catch(() => []);
    for (const name of there) {
      if (!files.includes(join(folder, name))) await rm(join(root, 'public', folder, name));
    }
  }
}

drawCards(process.argv.includes('--all')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
