import { collections } from '#content/collections.ts';
import { readFile, readFolder } from '#content/read-files.ts';
import type { Profile, Site, Values } from '#content/schemas/firm.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { pageIds } from '#i18n/pages.ts';
import type { CardSources } from './cards/card-list.ts';

/** The content that cards and the company profile are made from. */
export interface Sources extends CardSources {
  site: Site;
  profile: Profile;
  values: Values;
}

const cache = new Map<Language, Sources>();

/**
 * The content in a language, in the order in which src/content/content.ts hands it out. Needs no Astro, so
 * that a test sees what a card shows. The project is the working directory.
 */
export function readSources(language: Language): Sources {
  const sources = cache.get(language) ?? sourcesOf(language);
  cache.set(language, sources);
  return sources;
}

function sourcesOf(language: Language): Sources {
  const site = readFile(collections.site, language);
  const pages = new Map(readFolder(collections.pages, language).map((page) => [page.id, page]));
  return {
    language,
    otherName: readFile(collections.firm, otherLanguage(language)).name,
    site,
    pictures: readFile(collections.pictures, language).pictures,
    firm: readFile(collections.firm, language),
    ui: readFile(collections.ui, language),
    home: readFile(collections.home, language),
    profile: readFile(collections.profile, language),
    values: readFile(collections.values, language),
    pages: Object.fromEntries(pageIds.map((id) => [id, { ...pages.get(id), id }])) as Sources['pages'],
    services: numbered(readFolder(collections.services, language)),
    cases: ordered(readFolder(collections.cases, language)),
    offices: ordered(readFolder(collections.offices, language)).map(({ email = site.email, ...office }) => {
      return { ...office, email };
    }),
    team: ordered(readFolder(collections.team, language)),
    arabicTeam: ordered(readFolder(collections.team, 'ar')),
    articles: readFolder(collections.insights, language),
    jobs: numbered(readFolder(collections.jobs, language)),
  };
}

function ordered<Entry extends { order: number }>(entries: Entry[]): Entry[] {
  return entries.sort((first, second) => first.order - second.order);
}

function numbered<Entry extends { id: string }>(entries: Entry[]) {
  return entries
    .map((entry) => ({ ...entry, id: Number(entry.id) }))
    .sort((first, second) => first.id - second.id);
}
