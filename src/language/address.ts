import { type Language, languageCodes, languages, otherLanguage } from './languages.ts';

/** Paths of the pages, without a language: the specification's routes (section 2). */
export const paths = {
  home: '/',
  page: (id: string) => `/${id}`,
  service: (id: number) => `/services/${id}`,
  job: (id: number) => `/jobs/${id}`,
  apply: (id: number) => `/apply/${id}`,
  companyProfile: (language: Language) => `/files/company-profile-${language}.pdf`,
} as const;

/**
 * The address of a page in a language: `address('ar', '/services/3')` is `/ar/services/3`.
 * Takes a path that begins with a slash and has no language; query and hash stay on it.
 */
export function address(language: Language, path: string): string {
  const { prefix } = languages[language];
  return path === '/' ? prefix || '/' : prefix + path;
}

/** Splits an address into its language and its path without one. */
export function readAddress(pathname: string): { language: Language; path: string } {
  for (const language of languageCodes) {
    const { prefix } = languages[language];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { language, path: pathname.slice(prefix.length) || '/' };
    }
  }
  return { language: 'en', path: pathname };
}

/** The same page in the other language: the twin of `/ar/jobs` is `/jobs`, and the reverse. */
export function twin(pathname: string): string {
  const { language, path } = readAddress(pathname);
  return address(otherLanguage(language), path);
}
