import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type Card, type CardSources, cardsOf, picturesOf } from '../src/cards/cards.ts';
import { filesOf } from '../src/content/check/content.ts';
import { readContent } from '../src/content/check/read.ts';
import { type CaseStudy, casePaths } from '../src/content/schemas/case.ts';
import type { Firm } from '../src/content/schemas/firm.ts';
import type { Office } from '../src/content/schemas/office.ts';
import { pageIds } from '../src/content/schemas/page.ts';
import type { Person } from '../src/content/schemas/person.ts';
import type { Service } from '../src/content/schemas/service.ts';
import { paths } from '../src/language/address.ts';
import { type Language, languageCodes, otherLanguage } from '../src/language/languages.ts';
import { root } from './run.ts';

/** Names what the cards in public/cards were drawn from. */
export const cardStamp = join(root, 'src/cards/drawn.json');

/** What every card shows beside its own words and pictures: when it changes, all are drawn anew. */
const design = [
  'src/cards/**/*.{astro,css,tsx}',
  'src/cards/art-photos.ts',
  'src/styles/{fonts,tokens}.css',
  'src/ui/{figure,letter,logo}-shapes.ts',
  'src/sections/offices/map-dots.json',
];

/** The cards of both languages, from the files of the content. */
export function readCards(): Card[] {
  const { files } = readContent(join(root, 'content'));
  return languageCodes.flatMap((language) => cardsOf(sourcesOf(language, files)));
}

/** By the cards' files in public: a hash over all that each one shows. */
export function hashesOfCards(cards: Card[]): Record<string, string> {
  const names = globSync(design, { cwd: root }).sort();
  const drawing = names.map((name) => `${name} ${hashOfFile(name)}`).join('\n');
  const entries = cards.map((card) => {
    const pictures = picturesOf(card).map((id) => hashOfFile(`content/pictures/${id}.jpg`));
    const shown = [drawing, JSON.stringify(card), ...pictures].join('\n');
    return [paths.shareCard(card.path, card.language), hash('sha256', shown).slice(0, 16)] as const;
  });
  return Object.fromEntries(entries);
}

/** The same of the cards as they were drawn. */
export function drawnHashes(): Record<string, string> {
  return JSON.parse(readFileSync(cardStamp, 'utf8'));
}

function hashOfFile(name: string): string {
  return hash('sha256', readFileSync(join(root, name)));
}

/** What src/content/content.ts hands out in the site, in the same order; the content check has proven its shape. */
function sourcesOf(language: Language, files: Record<string, unknown>): CardSources {
  const own = filesOf(language, files);
  const one = <File>(name: string, of = own) => of.get(`${name}.yaml`) as File;
  const all = <Entry extends { id: unknown }>(folder: string, of = own): Entry[] =>
    [...of]
      .filter(([name]) => name.startsWith(`${folder}/`))
      .map(([name, value]) => ({ id: idOf(name), ...(value as object) }) as Entry);
  const ordered = <Entry extends { order: number }>(entries: Entry[]) =>
    entries.sort((first, second) => first.order - second.order);
  return {
    language,
    otherName: one<Firm>('firm', filesOf(otherLanguage(language), files)).name,
    firm: one('firm'),
    ui: one('ui'),
    home: one('pages/home'),
    pages: Object.fromEntries(
      pageIds.map((id) => [id, { id, ...one<object>(`pages/${id}`) }]),
    ) as CardSources['pages'],
    services: all<Service>('services').sort((first, second) => first.id - second.id),
    cases: Object.keys(casePaths).map((id) => ({ id, ...one<object>(`cases/${id}`) }) as CaseStudy),
    offices: ordered(all<Office>('offices')),
    team: all('team'),
    arabicTeam: ordered(all<Person>('team', filesOf('ar', files))),
    articles: all('insights'),
    jobs: all('jobs'),
  };
}

/** A file's name is its id; services and jobs are numbered. */
function idOf(name: string): string | number {
  const id = basename(name, extname(name));
  return Number(id) || id;
}
