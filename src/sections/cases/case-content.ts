import { byId, type Content, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Language } from '#language/languages.ts';
import { breadcrumbs } from '../page/page-content.ts';
import type { CaseBlockProps } from './case-block.tsx';
import type { CasePart } from './case-parts.tsx';

/** A sphere and a wheel stand at the left of the first two pictures, a sphere at the right of the third. */
const quietSides = { samtech: 'left', tradimos: 'left', healthcare: 'right' } as const;

export async function caseContent(language: Language, id: CaseStudy['id']) {
  const { cases, pages, services, ui } = await getContent(language);
  const study = byId(cases, id);
  const next = byId(cases, study.next);
  const part = (kind: 'challenge' | 'solution' | 'results'): CasePart => ({
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
      ...blockContent(next, ui.cases.read),
      label: ui.cases.next,
      summary: next.subtitle,
    },
  };
}

export async function caseBlocks(language: Language): Promise<CaseBlockProps[]> {
  const { cases, ui } = await getContent(language);
  return cases.map((study) => ({
    ...blockContent(study, ui.cases.read),
    points: study.work.points,
  }));
}

function blockContent(study: Content['cases'][number], read: string) {
  return {
    name: study.name,
    industry: study.industry,
    title: study.title,
    summary: study.work.summary,
    picture: getPicture(study.picture, slots.half),
    keep: quietSides[study.id],
    href: study.href,
    read,
  };
}
