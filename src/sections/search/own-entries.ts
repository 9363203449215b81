import { type CaseStudy, casePaths } from '#content/schemas/case.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Language } from '#language/languages.ts';
import { formatDigits } from '#language/numbers.ts';
import { paths } from '#language/paths.ts';
import type { Entry } from '#search/entries.ts';
import { pageEntries } from './page-entries.ts';
import type { ArticleInParts, SearchSources } from './search-sources.ts';
import { serviceEntries } from './service-entries.ts';

/** What a page or section says, before the index takes each word once: content in any shape. */
export type OwnEntry = Pick<Entry, 'path' | 'kind' | 'title' | 'parent' | 'text' | 'until'> & {
  rest: unknown[];
};

/** Everything that can be found in a language, as its pages show it. */
export function ownEntries(language: Language, sources: SearchSources): OwnEntry[] {
  return [
    ...sources.services.flatMap(serviceEntries),
    ...sources.cases.flatMap(caseEntries),
    ...sources.articles.flatMap(articleEntries),
    ...personEntries(sources),
    ...officeEntries(sources),
    ...partnerEntries(sources),
    ...sources.jobs.map((job) => jobEntry(job, sources)),
    ...pageEntries(sources),
  ].map((entry) => ({
    ...entry,
    title: displayText(language, entry.title),
    text: displayText(language, entry.text),
  }));
}

/** As the page sets it: no marks of strong words, digits of the language. */
function displayText(language: Language, text: string): string {
  const plain = text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  return language === 'ar' ? formatDigits(language, plain) : plain;
}

function caseEntries(study: CaseStudy): OwnEntry[] {
  const { id, name, industry, title, subtitle, home, statistics, work, call } = study;
  const path = casePaths[id];
  const whole = `${name}: ${title}`;
  const parts = (['challenge', 'solution', 'results'] as const).map((part): OwnEntry => {
    const { head, text, points } = study[part];
    return { path: `${path}#${part}`, kind: 'case', title: head, parent: whole, text, rest: points };
  });
  const rest = [industry, home, statistics, work, call];
  return [{ path, kind: 'case', title: whole, text: subtitle, rest }, ...parts];
}

function articleEntries({ id, title, description, parts, note }: ArticleInParts): OwnEntry[] {
  const path = paths.article(id);
  const [opening, ...others] = parts;
  return [
    { path, kind: 'article', title, text: description, rest: [opening?.text, note] },
    ...others.map(
      ({ id: hash, head, text }): OwnEntry => ({
        ...{ path: `${path}#${hash}`, kind: 'article', title: head, parent: title },
        ...{ text: firstSentence(text), rest: [text] },
      }),
    ),
  ];
}

function personEntries({ team, offices, services, ui }: SearchSources): OwnEntry[] {
  return team.map((person) => ({
    path: `${paths.page('ourpeople')}#${person.id}`,
    kind: 'person',
    title: `${person.givenName} ${person.familyName}`,
    text: person.position,
    rest: [
      ...[person.bio, person.languages, ui.people.worksOn],
      offices.find(({ id }) => id === person.office)?.city,
      services.filter(({ id }) => person.services.includes(id)).map(({ title }) => title),
    ],
  }));
}

function officeEntries({ offices, firm, ui }: SearchSources): OwnEntry[] {
  return offices.map(({ id, title, street, cityLine, postalBox, country }, index) => ({
    path: `${paths.page('offices')}#${id}`,
    kind: 'office',
    title,
    text: `${street} · ${cityLine}`,
    rest: [postalBox, firm.countries[country], index === 0 && ui.offices.headOffice],
  }));
}

function partnerEntries({ partners }: SearchSources): OwnEntry[] {
  return partners.map(({ id, name, specialty, location, description }) => ({
    path: `${paths.page('ourpartners')}#${id}`,
    kind: 'partner',
    title: name,
    text: description,
    rest: [specialty, location],
  }));
}

function jobEntry(job: Job, { firm, ui }: SearchSources): OwnEntry {
  const { id, title, introduction, about, responsibilities, requirements, validThrough } = job;
  const type = job.type === 'full-time' ? ui.jobs.fullTime : ui.jobs.partTime;
  return {
    path: paths.job(id),
    kind: 'job',
    title,
    text: introduction,
    until: validThrough,
    rest: [type, firm.countries[job.location], ui.jobs[job.category], about, responsibilities, requirements],
  };
}

function firstSentence(text: string): string {
  return text.match(/^[^\n]*?[.؟?!](?=\s|$)/)?.[0] ?? text.split('\n')[0] ?? '';
}
