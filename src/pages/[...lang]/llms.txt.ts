import { addressLine } from '#content/address-line.ts';
import { getFirm, getOffices, getSite } from '#content/readers.ts';
import { siteParts } from '#content/site-pages.ts';
import { type Language, languages, otherLanguage } from '#i18n/languages.ts';
import { endpoint } from '#routing/endpoint.ts';
import { localizedPath } from '#routing/paths.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint((language, site) => new Response(llmsText(language, site, Date.now())));

/** Returns llms.txt (llmstxt.org) of the site at the URL `site`; `now` is the moment of the build. */
function llmsText(language: Language, site: URL, now: number): string {
  const firm = getFirm(language);
  const other = otherLanguage(language);
  const href = (to: Language, path: string) => new URL(localizedPath(to, path), site).href;
  const alternate = (path: string) => `[${languages[other].name}](${href(other, path)})`;
  const lists = siteParts(language, now).map(({ label, pages }) => {
    const lines = pages.map(
      ({ path, title, description }) =>
        `- [${title}](${href(language, path)}): ${description} ${alternate(path)}`,
    );
    return `## ${label}\n\n${lines.join('\n')}\n`;
  });
  const head = `# ${firm.name}\n\n> ${firm.tagline}\n\n${addressLine(language, getOffices(language))}\n\n<${getSite().email}>\n\n${alternate('/llms.txt')}\n`;
  return [head, ...lists].join('\n');
}
