import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';

export const absolute = (pathname: string): string => new URL(pathname, import.meta.env.SITE).href;

export const pageUrl = (language: Language, path: string): string => absolute(localizedPath(language, path));

/** The `@id` of each entity is its English URL with a hash; a text has one in each language. */
export const entityIds = {
  firm: absolute('/#firm'),
  office: (id: string) => absolute(`${paths.page('offices')}#${id}`),
  person: (id: string) => absolute(`${paths.page('ourpeople')}#${id}`),
  service: (id: number) => absolute(`${paths.service(id)}#service`),
  document: (language: Language, id: number) => `${pageUrl(language, paths.serviceDocument(id))}#document`,
  website: (language: Language) => `${pageUrl(language, paths.home)}#website`,
  article: (language: Language, id: string) => `${pageUrl(language, paths.article(id))}#article`,
  job: (language: Language, id: number) => `${pageUrl(language, paths.job(id))}#job`,
};
