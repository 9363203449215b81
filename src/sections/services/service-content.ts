import { byId, type Content, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { casePaths } from '#content/schemas/case.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#language/languages.ts';
import { formatNumber, formatPercent } from '#language/numbers.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { TitledLink } from '../../ui/titled-links.tsx';
import type { DirectionProps } from './direction.tsx';
import type { ServiceCard } from './service-list.tsx';

export async function serviceContent(language: Language, id: number) {
  const { services, pages, cases, ui } = await getContent(language);
  const service = byId(services, id);
  const list = localizedPath(language, paths.page('services'));
  return {
    service,
    labels: ui.services,
    picture: getPicture(service.picture, slots.half),
    breadcrumbs: {
      label: ui.breadcrumb,
      crumbs: [{ label: pages.services.label, href: list }, { label: service.title }],
    },
    services: services.map(({ id: other, title }) => ({
      href: localizedPath(language, paths.service(other)),
      title,
      current: other === id,
    })),
    cases: service.cases.map(({ picture, title }) => ({
      title,
      picture: getPicture(picture, slots.half),
    })),
    kpi: service.kpi && kpiContent(language, service.kpi, ui.services),
    related: relatedLinks(language, service, { services, cases, ui }),
    contact: {
      href: `${localizedPath(language, paths.page('contactus'))}?service=${id}`,
      content: localizedPath(language, paths.contactDialog),
      dialog: 'contact' as const,
      service: { id: String(id), title: service.title },
    },
  };
}

export async function serviceCards(language: Language): Promise<ServiceCard[]> {
  const { services } = await getContent(language);
  return services.map(({ id, title, shortDescription, figure, picture }) => ({
    id,
    href: localizedPath(language, paths.service(id)),
    title,
    shortDescription,
    figure,
    picture: getPicture(picture, slots.relatedService),
  }));
}

function kpiContent(
  language: Language,
  kpi: NonNullable<Service['kpi']>,
  labels: Ui['services'],
): DirectionProps['kpi'] {
  const target = ({ target, unit }: (typeof kpi.rows)[number]) => {
    if (unit === 'percent') return formatPercent(language, target);
    const number = formatNumber(language, target);
    return unit === 'hours' ? `${number} ${labels.hours}` : `${number}${labels.scoreAtLeast}`;
  };
  return { ...kpi, rows: kpi.rows.map((row) => ({ ...row, target: target(row) })) };
}

function relatedLinks(
  language: Language,
  { related }: Service,
  { services, cases, ui }: Pick<Content, 'services' | 'cases' | 'ui'>,
): TitledLink[] {
  const study = byId(cases, related.case);
  const neighbours = services.filter(({ id }) => related.services.includes(id));
  return [
    {
      label: ui.services.relatedCase,
      title: study.title,
      text: study.name,
      href: localizedPath(language, casePaths[study.id]),
    },
    ...neighbours.map(({ id, title, shortDescription }) => ({
      label: ui.services.neighbours,
      title,
      text: shortDescription,
      href: localizedPath(language, paths.service(id)),
    })),
  ];
}
