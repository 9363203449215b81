import { getCollection, getEntry } from 'astro:content';
import { basename } from 'node:path';
import type { Language } from '#i18n/languages.ts';
import { type PageId, pageIds } from '#i18n/pages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { type CollectionName, type CollectionsOf, collections, type Entry } from './collections.ts';
import type { Article } from './schemas/article.ts';

export type Content = Awaited<ReturnType<typeof readContent>>;

const cache = new Map<Language, Promise<Content>>();

/**
 * Everything that the site says in a language; its lists are in the order in which the site shows them. What
 * has a page of its own has that page's URL as `href`.
 */
export function getContent(language: Language): Promise<Content> {
  const content = cache.get(language) ?? readContent(language);
  // In development it may have changed by the next page.
  if (!import.meta.env.DEV) cache.set(language, content);
  return content;
}

async function readContent(language: Language) {
  const file = <Name extends CollectionsOf<'file'>>(name: Name) =>
    one(name, `${language}/${collections[name].path}`);
  const linked = <Item extends { id: string | number }>(items: Item[], pathOf: (id: Item['id']) => string) =>
    items.map((item) => ({ ...item, href: localizedPath(language, pathOf(item.id)) }));
  const pages = linked(await listed('pages', pageIds, language), paths.page);
  const site = await one('site', collections.site.path);
  return {
    language,
    site,
    security: await one('security', collections.security.path),
    pictures: (await one('pictures', collections.pictures.path)).pictures,
    firm: await file('firm'),
    ui: await file('ui'),
    search: await file('search'),
    forms: await file('forms'),
    yourData: await file('yourData'),
    values: await file('values'),
    cards: await file('cards'),
    clients: (await file('clients')).clients,
    home: await file('home'),
    pages: Object.fromEntries(pages.map((page) => [page.id, page])) as Record<PageId, (typeof pages)[number]>,
    services: linked(numbered(await all('services', language)), paths.service),
    cases: ordered(await all('cases', language)).map((study) => ({
      ...study,
      href: localizedPath(language, study.path),
    })),
    films: ordered(await all('films', language)),
    offices: ordered(await all('offices', language)).map(({ email = site.email, ...office }) => ({
      ...office,
      email,
    })),
    partners: ordered(await all('partners', language)),
    team: ordered(await all('team', language)),
    jobs: numbered(await all('jobs', language)),
    articles: linked(await readArticles(language), paths.article),
  };
}

/** The files of a folder with these ids, in their order. */
function listed<Id extends string>(name: 'pages', ids: readonly Id[], language: Language) {
  return Promise.all(ids.map(async (id) => ({ id, ...(await one(name, `${language}/${name}/${id}`)) })));
}

async function readArticles(language: Language): Promise<Article[]> {
  const articles = await getCollection('insights', isIn(language));
  return articles
    .map(({ id, data, rendered }) => ({
      id: basename(id),
      ...(data as Entry<'insights'>),
      html: rendered?.html ?? '',
    }))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.id.localeCompare(b.id));
}

/** The entry of a list that another one names by its id. Throws where there is none. */
export function byId<Entry extends { id: string | number }>(entries: Entry[], id: Entry['id']): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the content has no ${id}`);
  return entry;
}

function numbered<Item extends { id: string }>(items: Item[]) {
  return items.map(({ id, ...data }) => ({ id: Number(id), ...data })).sort((a, b) => a.id - b.id);
}

function ordered<Item extends { order: number }>(items: Item[]): Item[] {
  return items.sort((a, b) => a.order - b.order);
}

async function one<Name extends CollectionName>(name: Name, id: string): Promise<Entry<Name>> {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content/${id}.yaml is missing`);
  return entry.data as Entry<Name>;
}

/** The files of a folder, each with its name as its id. */
async function all<Name extends CollectionsOf<'folder'>>(name: Name, language: Language) {
  const entries = await getCollection(name, isIn(language));
  return entries.map(({ id, data }) => ({ id: basename(id), ...(data as Entry<Name>) }));
}

function isIn(language: Language) {
  return ({ id }: { id: string }) => id.startsWith(`${language}/`);
}
