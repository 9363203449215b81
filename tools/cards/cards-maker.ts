import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { byHash } from '../by-hash.ts';
import { hashesOfCards, readCards } from './card-content.ts';

/** The share cards in public/cards. */
export const cards = byHash({
  name: 'cards',
  hashes: () => hashesOfCards(readCards()),
  async draw(files, made) {
    const { withDrawnPages } = await import('../drawn-pages/drawn-pages.ts');
    const { drawCard } = await import('./card-draw.ts');
    await withDrawnPages('cards', async (browser, origin) => {
      for (const file of files) {
        const jpeg = await drawCard(browser, origin + file.replace(/^public|\.jpg$/g, ''));
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), jpeg);
        made(file);
        console.log(`${file}: ${Math.ceil(jpeg.length / 1000)} kB`);
      }
    });
  },
});
