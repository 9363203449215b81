import { byId, getCases, getPages, getServices, getUi } from '#content/readers.ts';
import type { NextStepContent } from '#content/schemas/page.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { PageId } from '#routing/route-table.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import type { TitledLink } from '#ui/titled-links.tsx';

export function nextLinksOf(language: Language, ids: readonly PageId[] = []): TitledLink[] {
  const pages = getPages(language);
  return ids.map((id) => ({ href: pages[id].href, title: pages[id].label, text: pages[id].headline }));
}

export function pageLinks(language: Language, ids: readonly PageId[]) {
  const pages = getPages(language);
  return ids.map((id) => ({ href: pages[id].href, label: pages[id].label }));
}

/** A link to the contact form, which opens in a dialog over the page. */
export function contactDialogLink(language: Language) {
  const { href } = getPages(language).contactus;
  return { dialog: 'contact', href, content: localizedPath(language, paths.contactDialog) } as const;
}

/** Links to some services, in the site's order. `label` says how they relate to the page. */
export function serviceLinksOf(language: Language, ids: number[], label?: string) {
  return getServices(language)
    .filter(({ id }) => ids.includes(id))
    .map(({ href, title, shortDescription: text }): TitledLink => ({ label, href, title, text }));
}

export function questionLinks(language: Language, { questions = [] }: NextStepContent): TitledLink[] {
  return questions.map(({ text, service }) => {
    const { href, title } = byId(getServices(language), service);
    return { href, title: text, text: title };
  });
}

/** The breadcrumbs of a page, which is the last one. */
export function breadcrumbs(language: Language, ...crumbs: Crumb[]) {
  const ui = getUi(language);
  const home = { label: ui.home, href: localizedPath(language, paths.home) };
  return { label: ui.breadcrumb, crumbs: [home, ...crumbs] };
}

export function relatedLinks(language: Language, { case: id, services }: Service['related']): TitledLink[] {
  const { relatedCase, neighbours } = getUi(language).services;
  const studies = getCases(language)
    .filter((study) => study.id === id)
    .map(({ title, name, href }) => ({ label: relatedCase, title, text: name, href }));
  return [...studies, ...serviceLinksOf(language, services, neighbours)];
}
