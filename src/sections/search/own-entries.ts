import type { CaseStudy } from '#content/schemas/case.ts';
import type { Job } from '#content/schemas/job.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#language/languages.ts';
import { formatDigits } from '#language/numbers.ts';
import { paths } from '#language/paths.ts';
import type { SearchSources } from './search-sources.ts';
import { type OwnEntry, pageEntries, sitePageEntries } from './site-page-entries.ts';

export function ownEntries(language: Language, sources: SearchSources): OwnEntry[] {
  return [
    ...sources.services.flatMap(serviceEntries),
    ...sources.cases.flatMap(caseEntries),
    ...sources.articles.flatMap(articleEntries),
    ...personEntries(sources),
    ...officeEntries(sources),
    ...partnerEntries(sources),
    ...sources.jobs.map((job) => jobEntry(job, sources)),
    ...sitePageEntries(sources),
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

function serviceEntries(service: Service): OwnEntry[] {
  const { id, title, shortDescription, description, statement, subCards, cases, call } = service;
  const page = { title, text: shortDescription, rest: [description, statement, subCards, cases, call] };
  const sections = service.sections.map(({ id, head, lead, ...rest }) => ({
    id,
    title: head,
    text: lead,
    rest,
  }));
  const strategy = (['swot', 'pestle', 'direction', 'review'] as const).flatMap((id) => {
    const part = service[id];
    if (!part) return [];
    const text = 'introduction' in part ? part.introduction : part.text;
    return [{ id, title: part.title, text, rest: id === 'direction' ? [part, service.kpi] : part }];
  });
  return pageEntries('service', paths.service(id), page, [...sections, ...strategy]);
}

function caseEntries(study: CaseStudy): OwnEntry[] {
  const { path, name, title, subtitle, industry, home, statistics, work, call } = study;
  const page = { title: `${name}: ${title}`, text: subtitle, rest: [industry, home, statistics, work, call] };
  const sections = (['challenge', 'solution', 'results'] as const).map((part) => {
    const { head, text, points } = study[part];
    return { id: part, title: head, text, rest: points };
  });
  return pageEntries('case', path, page, sections);
}

function articleEntries(article: SearchSources['articles'][number]): OwnEntry[] {
  const { title, description, note } = article;
  const [opening, ...others] = article.parts;
  const page = { title, text: description, rest: [opening?.text, note] };
  const sections = others.map(({ id, head, text }) => {
    return { id, title: head, text: firstSentence(text), rest: text };
  });
  return pageEntries('article', paths.article(article.id), page, sections);
}

function personEntries({ team, offices, services, ui }: SearchSources): OwnEntry[] {
  return team.map((person) => ({
    path: `${paths.page('ourpeople')}#${person.id}`,
    kind: 'person',
    title: fullName(person),
    text: person.position,
    rest: [
      person.bio,
      person.languages,
      ui.people.worksOn,
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
    rest: [
      type,
      firm.countries[job.location],
      ui.jobs.values[job.category],
      about,
      responsibilities,
      requirements,
    ],
  };
}

function firstSentence(text: string): string {
  return text.match(/^[^\n]*?[.؟?!](?=\s|$)/)?.[0] ?? text.split('\n')[0] ?? '';
}
