import type { APIRoute } from 'astro';
import { getContent } from '#content/content.ts';
import { languageCodes } from '#i18n/languages.ts';

export const GET: APIRoute = async ({ url, site: origin }) => {
  const { site, security } = await getContent('en');
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${new URL(url.pathname, origin)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
