import type { APIRoute } from 'astro';
import { getSecurity, getSite } from '#content/content.ts';
import { languageCodes } from '#language/languages.ts';

/** How to tell the firm of a weakness in its site (RFC 9116). */
export const GET: APIRoute = async ({ url, site }) => {
  const [{ email }, { expires }] = await Promise.all([getSite(), getSecurity()]);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${new URL(url.pathname, site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
