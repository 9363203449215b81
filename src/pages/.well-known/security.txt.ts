import type { APIRoute } from 'astro';
import { getSecurity, getSite } from '#content/content.ts';
import { languageCodes } from '#language/languages.ts';

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
