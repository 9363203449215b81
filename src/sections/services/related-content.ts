import { getCases, getUi } from '#content/readers.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import type { TitledLink } from '#ui/titled-links.tsx';
import { serviceLinksOf } from '../page/link-content.ts';

/** The case that a service had a part in, where there is one, and the services that go with it. */
export function relatedLinks(language: Language, { case: id, services }: Service['related']): TitledLink[] {
  const { relatedCase, neighbours } = getUi(language).services;
  const studies = getCases(language)
    .filter((study) => study.id === id)
    .map(({ title, name, href }) => ({ label: relatedCase, title, text: name, href }));
  return [...studies, ...serviceLinksOf(language, services, neighbours)];
}
