import { byId, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Language } from '#language/languages.ts';
import { breadcrumbs } from '../page/page-content.ts';

export async function caseContent(language: Language, id: CaseStudy['id']) {
  const { cases, pages, services, ui } = await getContent(language);
  const study = byId(cases, id);
  const next = byId(cases, study.next);
  const part = (kind: 'challenge' | 'solution' | 'results') => ({
    ...study[kind],
    id: kind,
    label: ui.cases[kind],
    picture: getPicture(study[kind].picture, slots.half),
  });
  return {
    study,
    head: {
      breadcrumbs: breadcrumbs(language, ui, [pages.work, { label: study.name }]),
      headline: study.title,
      introduction: study.subtitle,
      picture: getPicture(study.picture, slots.half),
    },
    labels: ui.cases,
    parts: [part('challenge'), part('solution'), part('results')],
    services: {
      label: ui.cases.services,
      services: services
        .filter((service) => study.services.includes(service.id))
        .map(({ href, title, shortDescription }) => ({ href, title, text: shortDescription })),
    },
    contact: pages.contactus.href,
    next: {
      study: next,
      picture: getPicture(next.picture, slots.half),
      label: ui.cases.next,
      summary: next.subtitle,
      read: ui.cases.read,
    },
  };
}
