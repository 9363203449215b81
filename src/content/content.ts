import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { FormMessages } from '#forms/form-messages.ts';
import type { YourDataMessages } from '#forms/your-data-messages.ts';
import type { Language } from '#language/languages.ts';
import type { Article } from './schemas/article.ts';
import type { CardWords } from './schemas/cards.ts';
import { type CaseStudy, caseIds } from './schemas/case.ts';
import type { Film } from './schemas/film.ts';
import type { Client, Firm, Partner, Site } from './schemas/firm.ts';
import type { Home } from './schemas/home.ts';
import type { Job } from './schemas/job.ts';
import type { Office } from './schemas/office.ts';
import { type Page, type PageId, pageIds } from './schemas/page.ts';
import type { Person } from './schemas/person.ts';
import type { Profile } from './schemas/profile.ts';
import type { SearchWords } from './schemas/search.ts';
import type { Security } from './schemas/security.ts';
import type { Service } from './schemas/service.ts';
import type { Ui } from './schemas/ui.ts';
import type { Values } from './schemas/values.ts';

export const getSite = (): Promise<Site> => one('site', 'site');
export const getSecurity = (): Promise<Security> => one('security', 'security');
export const getFirm = (language: Language): Promise<Firm> => one('firm', `${language}/firm`);
export const getUi = (language: Language): Promise<Ui> => one('ui', `${language}/ui`);
export const getFormWords = (language: Language): Promise<FormMessages> => one('forms', `${language}/forms`);
export const getSearchWords = (language: Language): Promise<SearchWords> =>
  one('search', `${language}/search`);
export const getYourDataWords = (language: Language): Promise<YourDataMessages> =>
  one('yourData', `${language}/your-data`);
export const getValues = (language: Language): Promise<Values> => one('values', `${language}/values`);
export const getProfile = (language: Language): Promise<Profile> => one('profile', `${language}/profile`);
export const getCardWords = (language: Language): Promise<CardWords> => one('cards', `${language}/cards`);
export const getHome = (language: Language): Promise<Home> => one('home', `${language}/pages/home`);

export async function getClients(language: Language): Promise<Client[]> {
  return (await one('clients', `${language}/clients`)).clients;
}

export async function getPartners(language: Language): Promise<Partner[]> {
  return (await one('partners', `${language}/partners`)).partners;
}

export async function getPage(language: Language, id: PageId): Promise<Page> {
  return { id, ...(await one('pages', `${language}/pages/${id}`)) };
}

/** Every page of its own, by its id. */
export async function getPages(language: Language): Promise<Record<PageId, Page>> {
  const pages = await Promise.all(pageIds.map((id) => getPage(language, id)));
  return Object.fromEntries(pages.map((page) => [page.id, page])) as Record<PageId, Page>;
}

/** The services, by their number. */
export async function getServices(language: Language): Promise<Service[]> {
  const services = await all('services', `${language}/services`);
  return services.map(({ name, data }) => ({ id: Number(name), ...data })).sort((a, b) => a.id - b.id);
}

/** The case studies in the order in which the site shows them. */
export async function getCases(language: Language): Promise<CaseStudy[]> {
  return Promise.all(caseIds.map(async (id) => ({ id, ...(await one('cases', `${language}/cases/${id}`)) })));
}

/** The offices, the headquarters first. */
export async function getOffices(language: Language): Promise<Office[]> {
  const offices = await all('offices', `${language}/offices`);
  return offices.map(({ name, data }) => ({ id: name, ...data })).sort((a, b) => a.order - b.order);
}

/** The firm's leaders, the first of them first. */
export async function getTeam(language: Language): Promise<Person[]> {
  const team = await all('team', `${language}/team`);
  return team.map(({ name, data }) => ({ id: name, ...data })).sort((a, b) => a.order - b.order);
}

/** A film by its file's name. */
export const getFilm = (language: Language, id: string): Promise<Film> =>
  one('films', `${language}/films/${id}`);

export async function getFilms(language: Language): Promise<Film[]> {
  return (await all('films', `${language}/films`)).map(({ data }) => data);
}

/** The jobs, by their number. */
export async function getJobs(language: Language): Promise<Job[]> {
  const jobs = await all('jobs', `${language}/jobs`);
  return jobs.map(({ name, data }) => ({ id: Number(name), ...data })).sort((a, b) => a.id - b.id);
}

/** The articles, the newest first. */
export async function getArticles(language: Language): Promise<Article[]> {
  const articles = await all('insights', `${language}/insights`);
  return articles
    .map(({ name, data, html }) => ({ id: name, ...data, html }))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.id.localeCompare(b.id));
}

async function one<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`content/${id}.yaml is missing`);
  return entry.data;
}

async function all<Key extends CollectionKey>(collection: Key, folder: string) {
  const entries: CollectionEntry<Key>[] = await getCollection(collection);
  return entries
    .filter((entry) => entry.id.startsWith(`${folder}/`))
    .map((entry) => ({
      name: entry.id.slice(folder.length + 1),
      data: entry.data as CollectionEntry<Key>['data'],
      html: entry.rendered?.html ?? '',
    }));
}
