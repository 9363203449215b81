import { headingId } from '#content/articles/article-nodes.ts';
import {
  getArticles,
  getCases,
  getFirm,
  getJobs,
  getOffices,
  getPartners,
  getPeople,
  getServices,
  getUi,
} from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Job } from '#content/schemas/job.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { pageEntries, type SearchSource, textsIn } from './search-source.ts';
import { sitePageEntries } from './site-page-entries.ts';

/** The anchors of an article's headings, by its id; both languages have those of the English headings. */
export type ArticleAnchors = ReadonlyMap<string, string[]>;

export function languageEntries(language: Language, anchors: ArticleAnchors): SearchSource[] {
  return [
    ...getServices(language).flatMap(serviceEntries),
    ...getCases(language).flatMap(caseEntries),
    ...getArticles(language).flatMap((article) => articleEntries(article, anchors.get(article.id))),
    ...personEntries(language),
    ...officeEntries(language),
    ...partnerEntries(language),
    ...getJobs(language).map((job) => jobEntry(language, job)),
    ...sitePageEntries(language),
  ].map((entry) => ({
    ...entry,
    title: displayText(language, entry.title),
    text: displayText(language, entry.text),
  }));
}

/** Returns a text as the page shows it: without marks of strong text, and with the language's digits. */
function displayText(language: Language, text: string): string {
  const plain = text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  return language === 'ar' ? formatDigits(language, plain) : plain;
}

function serviceEntries(service: Service): SearchSource[] {
  const { id, title, shortDescription, sections, document } = service;
  const documentPage = { id: 'document', keys: ['document'], path: paths.serviceDocument(id) };
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
      ...sections.map(({ id, heading, lead }, index) => ({
        id,
        keys: [`sections.${index}`],
        title: heading,
        text: lead,
      })),
      ...strategy,
      ...(document ? [{ ...documentPage, title: document.title, text: document.introduction }] : []),
    ],
  );
}

function caseEntries(study: CaseStudy): SearchSource[] {
  const { path, name, title, subtitle } = study;
  const sections = (['challenge', 'solution', 'results'] as const).map((id) => {
    const { heading, text } = study[id];
    return { id, keys: [id], title: heading, text };
  });
  const page = { title: `${name}: ${title}`, text: subtitle };
  return pageEntries('case', path, textsIn('cases', study), page, sections);
}

function articleEntries(article: Article, anchors: string[] = []): SearchSource[] {
  const { id, title, description, parts } = article;
  const sections = parts.slice(1).map(({ heading = '', text }, index) => {
    const id = headingId(anchors, index);
    return { id, keys: [`parts.${index + 1}`], title: heading, text: firstSentence(text) };
  });
  const page = { title, text: description };
  return pageEntries('article', paths.article(id), textsIn('insights', article), page, sections);
}

function personEntries(language: Language): SearchSource[] {
  const offices = getOffices(language);
  const services = getServices(language);
  return getPeople(language).map((person) => ({
    path: `${paths.page('ourpeople')}#${person.id}`,
    kind: 'person',
    title: fullName(person),
    text: person.position,
    bodyTexts: [
      ...textsIn('people', person).values(),
      getUi(language).people.worksOn,
      ...offices.filter(({ id }) => id === person.office).map(({ city }) => city),
      ...services.filter(({ id }) => person.services.includes(id)).map(({ title }) => title),
    ],
  }));
}

function officeEntries(language: Language): SearchSource[] {
  const { countries } = getFirm(language);
  return getOffices(language).map((office, index) => ({
    path: `${paths.page('offices')}#${office.id}`,
    kind: 'office',
    title: office.title,
    text: `${office.street} · ${office.cityLine}`,
    bodyTexts: [
      ...textsIn('offices', office).values(),
      countries[office.country],
      ...(index === 0 ? [getUi(language).offices.headOffice] : []),
    ],
  }));
}

function partnerEntries(language: Language): SearchSource[] {
  return getPartners(language).map((partner) => ({
    path: `${paths.page('ourpartners')}#${partner.id}`,
    kind: 'partner',
    title: partner.name,
    text: partner.description,
    bodyTexts: [...textsIn('partners', partner).values()],
  }));
}

function jobEntry(language: Language, job: Job): SearchSource {
  const { jobs: labels } = getUi(language);
  return {
    path: paths.job(job.id),
    kind: 'job',
    title: job.title,
    text: job.introduction,
    closesOn: job.validThrough,
    bodyTexts: [
      job.type === 'full-time' ? labels.fullTime : labels.partTime,
      getFirm(language).countries[job.location],
      labels.values[job.category],
      ...textsIn('jobs', job).values(),
    ],
  };
}

function firstSentence(text: string): string {
  return text.match(/^[^\n]*?[.؟?!](?=\s|$)/)?.[0] ?? text.split('\n')[0] ?? '';
}
