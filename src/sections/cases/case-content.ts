import { byId, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { type CaseStudy, casePaths } from '#content/schemas/case.ts';
import type { Language } from '#language/languages.ts';
import { formatNumber, formatPercent } from '#language/numbers.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { breadcrumbs } from '../page/page-content.ts';
import type { CaseBlockProps } from './case-block.tsx';
import type { CasePart } from './case-parts.tsx';
import type { CaseStatistic } from './case-statistics.tsx';

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
    path: casePaths[id],
    head: {
      breadcrumbs: breadcrumbs(language, ui, [
        { label: pages.work.label, href: localizedPath(language, paths.page('work')) },
        { label: study.name },
      ]),
      headline: study.title,
      introduction: study.subtitle,
      picture: getPicture(study.picture, slots.half),
    },
    statistics: study.statistics && {
      label: ui.cases.figures,
      before: ui.cases.before,
      after: ui.cases.after,
      statistics: study.statistics.map((statistic) => statisticContent(language, statistic)),
    },
    parts: [part('challenge'), part('solution'), part('results')],
    services: {
      label: ui.cases.services,
      services: services
        .filter((service) => study.services.includes(service.id))
        .map((service) => ({
          href: localizedPath(language, paths.service(service.id)),
          title: service.title,
          text: service.shortDescription,
        })),
    },
    contact: localizedPath(language, paths.page('contactus')),
    next: {
      ...blockContent(language, next, ui.cases.read),
      label: ui.cases.next,
      summary: next.subtitle,
    },
  };
}

export async function caseBlocks(language: Language): Promise<CaseBlockProps[]> {
  const { cases, ui } = await getContent(language);
  return cases.map((study) => ({
    ...blockContent(language, study, ui.cases.read),
    points: study.work.points,
  }));
}

function blockContent(language: Language, study: CaseStudy, read: string) {
  return {
    name: study.name,
    industry: study.industry,
    title: study.title,
    summary: study.work.summary,
    picture: getPicture(study.picture, slots.half),
    keep: quietSides[study.id],
    href: localizedPath(language, casePaths[study.id]),
    read,
  };
}

function statisticContent(
  language: Language,
  { figure, sign, label, explanation, chart }: NonNullable<CaseStudy['statistics']>[number],
): CaseStatistic {
  const bar = (value: number) => ({ value, figure: formatNumber(language, value) });
  const { measure, description, before, after } = chart;
  return {
    figure: formatPercent(language, figure, sign),
    label,
    explanation,
    chart: { measure, description, before: bar(before), after: bar(after) },
  };
}
