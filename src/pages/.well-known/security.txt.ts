import type { APIRoute } from 'astro';
import { getSecurity, getSite } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';

export const GET: APIRoute = ({ url, site: origin }) => {
  const lines = [
    `Contact: mailto:${getSite().email}`,
    `Expires: ${getSecurity().expires}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${new URL(url.pathname, origin)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
