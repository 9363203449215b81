import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOfBytes } from '#content/hash-of-bytes.ts';
import { root } from '../../build/root.ts';
import type { Generator } from '../generator.ts';
import { hashedFiles } from '../hashed-files.ts';
import { fileOf, hashesOfCards, readCards } from './card-content.ts';

const drawn = hashedFiles({
  name: 'cards',
  hashes: () => hashesOfCards(readCards()),
  async draw(files, made) {
    const { withPrintTemplates } = await import('../print-templates/print-templates.ts');
    const { drawCard } = await import('./card-draw.ts');
    await withPrintTemplates('cards', async (browser, origin) => {
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

/** The share cards in public/cards, and the list of them for the pages' heads. */
export const cards: Generator = {
  ...drawn,
  make: (files) => drawn.make(files).finally(writeList),
  markCurrent: (files) => drawn.markCurrent(files).finally(writeList),
};

/** By URL: what each card shows, and a hash of its picture. */
async function writeList() {
  const list = readCards().flatMap(({ card }) => {
    const file = join(root, fileOf(card));
    if (!existsSync(file)) return [];
    const { art, title } = card;
    const hash = hashOfBytes(readFileSync(file));
    return [
      [fileOf(card).replace('public', ''), { kind: art.kind, title: title.replaceAll('\n', ' '), hash }],
    ];
  });
  const json = JSON.stringify(Object.fromEntries(list), null, 2);
  await writeFile(join(root, 'src/content/share-cards.json'), `${json}\n`);
}
