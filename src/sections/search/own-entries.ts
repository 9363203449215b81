import type { CaseStudy } from '#content/schemas/case.ts';
import type { Job } from '#content/schemas/job.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import { type OwnEntry, pageEntries, textsIn } from './page-entries.ts';
import type { SearchSources } from './search-sources.ts';
import { sitePageEntries } from './site-page-entries.ts';

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
  const { id, title, shortDescription, sections } = service;
  const strategy = (['swot', 'pestle', 'direction', 'review'] as const).flatMap((id) => {
    const part = service[id];
    if (!part) return [];
    const text = 'introduction' in part ? part.introduction : part.text;
    return [{ id, keys: id === 'direction' ? [id, 'kpi'] : [id], title: part.title, text }];
  });
  return pageEntries(
    'service',
    paths.service(id),
    textsIn('services', service),
    { title, text: shortDescription },
    [
      ...sections.map(({ id, head, lead }, index) => ({
        id,
        keys: [`sections.${index}`],
        title: head,
        text: lead,
      })),
      ...strategy,
    ],
  );
}

function caseEntries(study: CaseStudy): OwnEntry[] {
  const { path, name, title, subtitle } = study;
  const sections = (['challenge', 'solution', 'results'] as const).map((id) => {
    const { head, text } = study[id];
    return { id, keys: [id], title: head, text };
  });
  const page = { title: `${name}: ${title}`, text: subtitle };
  return pageEntries('case', path, textsIn('cases', study), page, sections);
}

function articleEntries(article: SearchSources['articles'][number]): OwnEntry[] {
  const { id, title, description, parts } = article;
  const sections = parts.map(({ id, head, text }, index) => {
    return { id, keys: [`parts.${index}`], title: head, text: firstSentence(text) };
  });
  const page = { title, text: description };
  return pageEntries('article', paths.article(id), textsIn('insights', article), page, sections.slice(1));
}

function personEntries({ team, offices, services, ui }: SearchSources): OwnEntry[] {
  return team.map((person) => ({
    path: `${paths.page('ourpeople')}#${person.id}`,
    kind: 'person',
    title: fullName(person),
    text: person.position,
    rest: [
      ...textsIn('team', person).values(),
      ui.people.worksOn,
      ...offices.filter(({ id }) => id === person.office).map(({ city }) => city),
      ...services.filter(({ id }) => person.services.includes(id)).map(({ title }) => title),
    ],
  }));
}

function officeEntries({ offices, firm, ui }: SearchSources): OwnEntry[] {
  return offices.map((office, index) => ({
    path: `${paths.page('offices')}#${office.id}`,
    kind: 'office',
    title: office.title,
    text: `${office.street} · ${office.cityLine}`,
    rest: [
      ...textsIn('offices', office).values(),
      firm.countries[office.country],
      ...(index === 0 ? [ui.offices.headOffice] : []),
    ],
  }));
}

function partnerEntries({ partners }: SearchSources): OwnEntry[] {
  return partners.map((partner) => ({
    path: `${paths.page('ourpartners')}#${partner.id}`,
    kind: 'partner',
    title: partner.name,
    text: partner.description,
    rest: [...textsIn('partners', partner).values()],
  }));
}

function jobEntry(job: Job, { firm, ui }: SearchSources): OwnEntry {
  return {
    path: paths.job(job.id),
    kind: 'job',
    title: job.title,
    text: job.introduction,
    until: job.validThrough,
    rest: [
      job.type === 'full-time' ? ui.jobs.fullTime : ui.jobs.partTime,
      firm.countries[job.location],
      ui.jobs.values[job.category],
      ...textsIn('jobs', job).values(),
    ],
  };
}

function firstSentence(text: string): string {
  return text.match(/^[^\n]*?[.؟?!](?=\s|$)/)?.[0] ?? text.split('\n')[0] ?? '';
}
