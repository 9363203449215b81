import { getCollection, getEntry } from 'astro:content';
import type { Language } from '#language/languages.ts';
import { type CollectionName, type CollectionsOf, collections, type Entry } from './collections.ts';
import type { Article } from './schemas/article.ts';
import { type CaseStudy, caseIds } from './schemas/case.ts';
import type { Film } from './schemas/film.ts';
import type { Client, Partner } from './schemas/firm.ts';
import type { Job } from './schemas/job.ts';
import type { Office } from './schemas/office.ts';
import { type Page, type PageId, pageIds } from './schemas/page.ts';
import type { Person } from './schemas/person.ts';
import type { Service } from './schemas/service.ts';

export const getSite = () => one('site', collections.site.path);
export const getSecurity = () => one('security', collections.security.path);
export const getFirm = inLanguage('firm');
export const getUi = inLanguage('ui');
export const getFormMessages = inLanguage('forms');
export const getSearchMessages = inLanguage('search');
export const getYourDataMessages = inLanguage('yourData');
export const getValues = inLanguage('values');
export const getCardMessages = inLanguage('cards');
export const getHome = inLanguage('home');

export async function getClients(language: Language): Promise<Client[]> {
  return (await inLanguage('clients')(language)).clients;
}

export async function getPartners(language: Language): Promise<Partner[]> {
  return (await inLanguage('partners')(language)).partners;
}

export async function getPage(language: Language, id: PageId): Promise<Page> {
  return { id, ...(await one('pages', `${language}/pages/${id}`)) };
}

export async function getPages(language: Language): Promise<Record<PageId, Page>> {
  const pages = await Promise.all(pageIds.map((id) => getPage(language, id)));
  return Object.fromEntries(pages.map((page) => [page.id, page])) as Record<PageId, Page>;
}

export async function getServices(language: Language): Promise<Service[]> {
  const services = await all('services', language);
  return services.map(({ name, data }) => ({ id: Number(name), ...data })).sort((a, b) => a.id - b.id);
}

/** The case studies in the order in which the site shows them. */
export async function getCases(language: Language): Promise<CaseStudy[]> {
  return Promise.all(caseIds.map(async (id) => ({ id, ...(await one('cases', `${language}/cases/${id}`)) })));
}

/** The offices, the headquarters first. */
export async function getOffices(language: Language): Promise<Office[]> {
  const offices = await all('offices', language);
  return offices.map(({ name, data }) => ({ id: name, ...data })).sort((a, b) => a.order - b.order);
}

/** The firm's leaders, the first of them first. */
export async function getTeam(language: Language): Promise<Person[]> {
  const team = await all('team', language);
  return team.map(({ name, data }) => ({ id: name, ...data })).sort((a, b) => a.order - b.order);
}

export async function getFilm(language: Language, id: string): Promise<Film> {
  return one('films', `${language}/films/${id}`);
}

export async function getFilms(language: Language): Promise<Film[]> {
  return (await all('films', language)).map(({ data }) => data);
}

export async function getJobs(language: Language): Promise<Job[]> {
  const jobs = await all('jobs', language);
  return jobs.map(({ name, data }) => ({ id: Number(name), ...data })).sort((a, b) => a.id - b.id);
}

/** The articles, the newest first. */
export async function getArticles(language: Language): Promise<Article[]> {
  const articles = await all('insights', language);
  return articles
    .map(({ name, data, html }) => ({ id: name, ...data, html }))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.id.localeCompare(b.id));
}

/** The entry of a list that another one names by its id. Throws where there is none. */
export function byId<Entry extends { id: string | number }>(entries: Entry[], id: Entry['id']): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the content has no ${id}`);
  return entry;
}

function inLanguage<Name extends CollectionsOf<'file'>>(name: Name) {
  return (language: Language) => one(name, `${language}/${collections[name].path}`);
}

async function one<Name extends CollectionName>(name: Name, id: string): Promise<Entry<Name>> {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content/${id}.yaml is missing`);
  return entry.data as Entry<Name>;
}

async function all<Name extends CollectionsOf<'folder'>>(name: Name, language: Language) {
  const folder = `${language}/${collections[name].path}/`;
  const entries = await getCollection(name);
  return entries
    .filter((entry) => entry.id.startsWith(folder))
    .map((entry) => ({
      name: entry.id.slice(folder.length),
      data: entry.data as Entry<Name>,
      html: entry.rendered?.html ?? '',
    }));
}
