import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '#i18n/languages.ts';
import { hashOfBytes } from '#lib/hash-of-bytes.ts';
import { root } from '#lib/project-root.ts';
import { paths } from '#routing/paths.ts';
import type { Generator } from '../generator.ts';
import { drawnFilesGenerator } from '../print-templates/drawn-files-generator.ts';
import { hashesOf, hashOfPicture, hashOfValues, tokensUsedBy } from '../source-hashes.ts';
import { type ShareCard, shareCardsOf } from './card-list.ts';

const design = 'assets/cards/*.{css,tsx}';
const drawings = [
  'assets/print-templates/*.tsx',
  'src/styles/fonts.css',
  'src/svg/{letters,logos,services}/*.svg',
];

const generated = drawnFilesGenerator({
  name: 'cards',
  template: { pattern: '/cards/[lang]/[card]', entrypoint: './assets/cards/card.astro' },
  hashes: () => hashesOfCards(languageCodes.flatMap(shareCardsOf)),
  draw: async (page, url) => (await import('./draw-card.ts')).drawCard(page, url),
});

/** The share cards in public/cards, and the list of them for the pages' heads. */
export const cards: Generator = {
  ...generated,
  generate: (files) => generated.generate(files).finally(writeList),
  markCurrent: (files) => generated.markCurrent(files).finally(writeList),
};

/** Returns a hash of all that a card shows, by the card's file. */
export function hashesOfCards(list: ShareCard[]): Record<string, string> {
  const shared = [hashesOf(design, ...drawings), tokensUsedBy(design)];
  const hashOf = (card: ShareCard) => hashOfValues(card, card.picture && hashOfPicture(card.picture), shared);
  return Object.fromEntries(list.map((card) => [fileOf(card), hashOf(card)]));
}

function writeList() {
  const list = languageCodes.flatMap(shareCardsOf).flatMap((card) => {
    const file = join(root, fileOf(card));
    if (!existsSync(file)) return [];
    const [title, hash] = [card.title.replaceAll('\n', ' '), hashOfBytes(readFileSync(file))];
    return [[fileOf(card).replace('public', ''), { kind: card.kind, title, hash }]];
  });
  const json = JSON.stringify(Object.fromEntries(list), null, 2);
  writeFileSync(join(root, 'src/content/pictures/share-cards.json'), `${json}\n`);
}

function fileOf({ path, language }: ShareCard): string {
  return `public${paths.shareCard(path, language)}`;
}
