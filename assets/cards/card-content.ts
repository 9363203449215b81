import { getFirm } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { keysOf, recordOf } from '#i18n/records.ts';
import { hashesOf, hashOfPicture, hashOfValues, tokensUsedBy } from '../source-hashes.ts';
import { type Card, cardsOf, picturesOf } from './card-list.ts';

/** A card and the firm whose logo it bears. */
export interface DrawnCard {
  card: Card;
  firm: string;
}

/** The cards of both languages, from the files of the content. */
export function readCards(): DrawnCard[] {
  return languageCodes.flatMap((language) =>
    cardsOf(language).map((card) => ({ card, firm: getFirm(language).name })),
  );
}

/** By the cards' files: a hash over all that each one shows. */
export function hashesOfCards(cards: DrawnCard[]): Record<string, string> {
  const frame = designOf('card', 'card-sheet', 'card-styles', 'frame');
  const designs = recordOf(keysOf(designOfArt), (kind) => designOfArt[kind]());
  const hashes = cards.map(({ card, firm }) => {
    const pictures = picturesOf(card).map(hashOfPicture);
    return [fileOf(card), hashOfValues(card, firm, pictures, frame, designs[card.art.kind])];
  });
  return Object.fromEntries(hashes);
}

export function fileOf({ path, language }: Card): string {
  return `public${paths.shareCard(path, language)}`;
}

/** What the art of a card is drawn with: when it changes, all cards of the kind are drawn anew. */
const designOfArt: Record<Card['art']['kind'], () => unknown> = {
  article: () => designOf('article', 'art-photos'),
  atlas: () => [designOf('atlas'), hashesOf('src/sections/offices/map-dots.json')],
  case: () => designOf('case', 'art-photos'),
  columns: () => designOf('columns', 'art-photos'),
  faces: () => [designOf('faces'), hashesOf('src/svg/letters/*.svg')],
  illustrations: () => [designOf('illustrations'), hashesOf('src/svg/services/*.svg')],
  paper: () => designOf('paper', 'art-photos'),
  pattern: () => [designOf('pattern'), hashesOf('src/styles/pattern/star-pattern-white.svg')],
  scene: () => designOf('scene', 'art-photos'),
  service: () => [designOf('split', 'art-photos'), hashesOf('src/svg/services/*.svg')],
  split: () => designOf('split', 'art-photos'),
  wall: () => designOf('wall'),
};

/** The components and style sheets of some parts, and the site's tokens that they use. */
function designOf(...parts: string[]): unknown {
  const files = parts.map((part) => `assets/cards/${part}.{ts,tsx,css,module.css}`);
  const shared = parts.includes('frame') ? ['src/styles/fonts.css', 'src/svg/logos/*.svg'] : [];
  return [hashesOf(...files, ...shared), tokensUsedBy(...files)];
}
