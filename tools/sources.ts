import { basename, extname, join } from 'node:path';
import { type Content, filesOf } from '#content/check/content-files.ts';
import { readContent } from '#content/check/read-content.ts';
import { collectionOf } from '#content/collections.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Firm, Profile, Site, Values } from '#content/schemas/firm.ts';
import type { Office } from '#content/schemas/office.ts';
import type { Person } from '#content/schemas/person.ts';
import type { PictureFacts } from '#content/schemas/picture.ts';
import type { Service } from '#content/schemas/service.ts';
import { type Language, otherLanguage } from '#language/languages.ts';
import { pageIds } from '#language/pages.ts';
import type { CardSources } from './cards/card-list.ts';

/** The content that cards and the company profile are made from. */
export interface Sources extends CardSources {
  site: Site;
  profile: Profile;
  values: Values;
}

let files: Content['files'] | undefined;

/**
 * The content in a language, in the order in which src/content/content.ts hands it out. Needs no Astro, so
 * that a test sees what a card shows. The project is the working directory.
 */
export function readSources(language: Language): Sources {
  files ??= Object.fromEntries(
    Object.entries(readContent(join(process.cwd(), 'content')).files).map(([file, value]) => [
      file,
      inShape(file, value),
    ]),
  );
  return sourcesOf(language, files);
}

/** As its schema returns it: without spaces around a text, for one. The content check reports faults. */
function inShape(file: string, value: unknown): unknown {
  const [, collection] = collectionOf(file) ?? [];
  return collection?.schema.safeParse(value).data ?? value;
}

function sourcesOf(language: Language, files: Content['files']): Sources {
  const own = namesOf(language, files);
  const one = <File>(name: string, of = own) => of.get(`${name}.yaml`) as File;
  const all = <Entry extends { id: unknown }>(folder: string, of = own): Entry[] =>
    [...of]
      .filter(([name]) => name.startsWith(`${folder}/`))
      .map(([name, value]) => ({ id: idOf(name), ...(value as object) }) as Entry);
  const ordered = <Entry extends { order: number }>(entries: Entry[]) =>
    entries.sort((first, second) => first.order - second.order);
  return {
    language,
    otherName: one<Firm>('firm', namesOf(otherLanguage(language), files)).name,
    site: files['site.yaml'] as Site,
    pictures: (files['pictures.yaml'] as { pictures: PictureFacts[] }).pictures,
    firm: one('firm'),
    ui: one('ui'),
    home: one('pages/home'),
    profile: one('profile'),
    values: one('values'),
    pages: Object.fromEntries(
      pageIds.map((id) => [id, { id, ...one<object>(`pages/${id}`) }]),
    ) as Sources['pages'],
    services: all<Service>('services').sort((first, second) => first.id - second.id),
    cases: ordered(all<CaseStudy>('cases')),
    offices: ordered(all<Office>('offices')),
    team: ordered(all<Person>('team')),
    arabicTeam: ordered(all<Person>('team', namesOf('ar', files))),
    articles: all('insights'),
    jobs: all('jobs'),
  };
}

function namesOf(language: Language, files: Content['files']): Map<string, unknown> {
  return new Map(filesOf(files, [language]).map(({ name, value }) => [name, value]));
}

/** A file's name is its id; services and jobs are numbered. */
function idOf(name: string): string | number {
  const id = basename(name, extname(name));
  return Number(id) || id;
}
