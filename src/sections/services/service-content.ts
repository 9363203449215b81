import { byId, type Content, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { TitledLink } from '../../ui/titled-links.tsx';

export async function serviceContent(language: Language, id: number) {
  const { services, pages, cases, ui } = await getContent(language);
  const service = byId(services, id);
  return {
    service,
    labels: ui.services,
    picture: getPicture(service.picture, slots.half),
    breadcrumbs: { label: ui.breadcrumb, crumbs: [pages.services, { label: service.title }] },
    services,
    cases: service.cases.map(({ picture, title }) => ({
      title,
      picture: getPicture(picture, slots.half),
    })),
    related: relatedLinks(service, { services, cases, ui }),
    contact: {
      href: `${pages.contactus.href}?service=${id}`,
      content: localizedPath(language, paths.contactDialog),
      dialog: 'contact' as const,
      service: { id: String(id), title: service.title },
    },
  };
}

function relatedLinks(
  { related }: Service,
  { services, cases, ui }: Pick<Content, 'services' | 'cases' | 'ui'>,
): TitledLink[] {
  const study = byId(cases, related.case);
  const neighbours = services.filter(({ id }) => related.services.includes(id));
  return [
    { label: ui.services.relatedCase, title: study.title, text: study.name, href: study.href },
    ...neighbours.map(({ href, title, shortDescription }) => ({
      label: ui.services.neighbours,
      title,
      text: shortDescription,
      href,
    })),
  ];
}
