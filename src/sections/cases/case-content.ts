import { getCases, getPages, getServices, getUi } from '../../content/content.ts';
import { getPicture, places } from '../../content/pictures.ts';
import { type CaseStudy, casePaths } from '../../content/schemas/case.ts';
import { address, paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import { formatPercent } from '../../language/numbers.ts';
import { trail } from '../page/page-content.ts';
import type { CasePart } from './case-parts.tsx';

/** Everything that a case study's page shows, in a language. */
export async function caseContent(language: Language, id: CaseStudy['id']) {
  const [cases, pages, services, ui] = await Promise.all([
    getCases(language),
    getPages(language),
    getServices(language),
    getUi(language),
  ]);
  const study = cases.find((candidate) => candidate.id === id);
  const next = cases.find((candidate) => candidate.id === study?.next);
  if (!study || !next) throw new Error(`content/${language}/cases/${id}.yaml is missing`);

  const part = async (kind: 'challenge' | 'solution' | 'results'): Promise<CasePart> => ({
    ...study[kind],
    label: ui.cases[kind],
    picture: await getPicture(study[kind].picture, places.half),
  });
  return {
    study,
    path: casePaths[id],
    head: {
      trail: trail(language, ui, [
        { label: pages.work.label, href: address(language, paths.page('work')) },
        { label: study.name },
      ]),
      headline: study.title,
      introduction: study.subtitle,
      picture: await getPicture(study.picture, places.half),
    },
    statistics: study.statistics?.map(({ figure, sign, label, explanation }) => ({
      figure: formatPercent(language, figure, sign),
      label,
      explanation,
    })),
    statisticsLabel: ui.cases.figures,
    parts: await Promise.all([part('challenge'), part('solution'), part('results')]),
    onward: {
      label: ui.onward,
      links: [
        { href: address(language, casePaths[next.id]), label: next.name, text: next.title },
        ...services
          .filter((service) => study.services.includes(service.id))
          .map((service) => ({
            href: address(language, paths.service(service.id)),
            label: service.title,
            text: service.shortDescription,
          })),
      ],
    },
  };
}
