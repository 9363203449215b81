import type { APIRoute } from 'astro';
import { type SitePage, siteParts } from '#content/site-pages.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { lastContentChange } from '#lib/git-history.ts';
import { localizedPath } from '#routing/paths.ts';

export const GET: APIRoute = ({ site, url }) => new Response(sitemap(site ?? url, Date.now()));

/**
 * Returns every page that search engines may list, with its URL in each language (sitemaps.org;
 * developers.google.com/search/docs/specialty/international/localized-versions).
 * @param site the URL that the pages are published at
 * @param now the moment of the build, in milliseconds: a job that is closed by then is left out
 */
function sitemap(site: URL, now: number): string {
  const href = (pathname: string) => new URL(pathname, site).href;
  const entry = (language: Language, { path, files }: SitePage) => {
    const changed = lastContentChange(files);
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const links = alternates.map(
      ([name, code]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${href(localizedPath(code, path))}"/>`,
    );
    return `<url><loc>${href(localizedPath(language, path))}</loc>${lastmod}${links.join('')}</url>`;
  };
  const entries = languageCodes.flatMap((language) =>
    siteParts(language, now).flatMap(({ pages }) => pages.map((page) => entry(language, page))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The alternates are for readers of each language, and for all others. */
const alternates: [name: string, language: Language][] = [
  ...languageCodes.map((language): [string, Language] => [language, language]),
  ['x-default', 'en'],
];
