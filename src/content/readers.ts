import type { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { pageIds } from '#routing/route-table.ts';
import { isScheduled } from './dates/publish-date.ts';
import { collections } from './files/collections.ts';
import { type Collection, readFolder, readOneFile } from './files/read-collection.ts';

/*
 * Each part of the content has one reader here. Lists come in the order in which the site shows them; entries with a
 * page have its URL as `href`. A reader throws an Error that names the file if it is not valid. A file is read once:
 * in development a change of a file reloads this module (scripts/build/dev-server.ts).
 */

export const getSite = once(() => readOneFile(collections.site, ''));
export const getSecurity = once(() => readOneFile(collections.security, ''));
export const getThirdParties = once(() => readOneFile(collections.thirdParties, '').parties);
export const getNavigation = once(() => readOneFile(collections.navigation, ''));
export const getRegister = once(() => readOneFile(collections.register, ''));
export const getPictures = once(() => readOneFile(collections.pictures, '').pictures);

export const getFirm = oneFile(collections.firm);
export const getUi = oneFile(collections.ui);
export const getHome = oneFile(collections.home);
export const getFirmValues = oneFile(collections.values);
export const getProfile = oneFile(collections.profile);
export const getFormMessages = oneFile(collections.forms);
export const getSearchMessages = oneFile(collections.search);
export const getYourDataMessages = oneFile(collections.yourData);
export const getSubmissionStatusMessages = oneFile(collections.submissionStatus);
export const getShareCardMessages = oneFile(collections.cards);

export const getHolidays = memoize((language) => readOneFile(collections.holidays, language).holidays);
export const getClients = memoize((language) => readOneFile(collections.clients, language).clients);
export const getFilms = memoize((language) => sortByOrder(readFolder(collections.films, language)));
export const getPartners = memoize((language) => sortByOrder(readFolder(collections.partners, language)));
export const getPeople = memoize((language) => sortByOrder(readFolder(collections.people, language)));

/** Only a preview and the development server show scheduled entries. */
const isShown = (day: string) => import.meta.env?.DEV || import.meta.env?.PREVIEW || !isScheduled(day);

export const getJobs = memoize((language) =>
  withNumericIds(readFolder(collections.jobs, language)).filter(({ datePosted }) => isShown(datePosted)),
);

export const getOffices = memoize((language) =>
  sortByOrder(readFolder(collections.offices, language)).map(({ email = getSite().email, ...office }) => ({
    ...office,
    email,
  })),
);

export const getPages = memoize((language) => {
  const pages = fillAddresses(readFolder(collections.pages, language));
  return recordOf(pageIds, (id) => ({
    ...byId(pages, id),
    id,
    href: localizedPath(language, paths.page(id)),
  }));
});

export const getServices = memoize((language) =>
  sortByOrder(withNumericIds(readFolder(collections.services, language))).map((service) => ({
    ...service,
    href: localizedPath(language, paths.service(service.id)),
    documentHref: localizedPath(language, paths.serviceDocument(service.id)),
  })),
);

export const getCases = memoize((language) =>
  sortByOrder(readFolder(collections.cases, language)).map((study) => ({
    ...study,
    href: localizedPath(language, study.path),
  })),
);

/** The newest first. Their texts are plain; src/content/articles/article-html.ts returns them as HTML. */
export const getArticles = memoize((language) =>
  readFolder(collections.insights, language)
    .filter(({ datePublished }) => isShown(datePublished))
    .map((article) => ({ ...article, href: localizedPath(language, paths.article(article.id)) }))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.id.localeCompare(b.id)),
);

/** Fills in `{email}`, and `{complaints}`, which falls back to that address. */
function fillAddresses<Value>(value: Value): Value {
  const { email, legal } = getSite();
  const filled = JSON.stringify(value)
    .replaceAll('{email}', email)
    .replaceAll('{complaints}', legal.complaints ?? email);
  return JSON.parse(filled);
}

/** Returns the entry of a list that another one names by its id. Throws an Error if there is none. */
export function byId<Item extends { id: string | number }>(items: Item[], id: Item['id']): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`No file for ${id}: npm run check:content lists what names it`);
  return item;
}

function oneFile<Schema extends z.ZodType>(collection: Collection<Schema>) {
  return memoize((language) => readOneFile(collection, language));
}

function memoize<Value>(read: (language: Language) => Value) {
  const values = new Map<Language, Value>();
  return (language: Language): Value => {
    const value = values.get(language) ?? read(language);
    values.set(language, value);
    return value;
  };
}

function once<Value>(read: () => Value) {
  let value: Value | undefined;
  return (): Value => {
    value ??= read();
    return value;
  };
}

function sortByOrder<Item extends { order: number }>(items: Item[]): Item[] {
  return items.sort((a, b) => a.order - b.order);
}

function withNumericIds<Item extends { id: string }>(items: Item[]) {
  return items.map(({ id, ...data }) => ({ id: Number(id), ...data })).sort((a, b) => a.id - b.id);
}
