import type { FastifyInstance } from 'fastify';

export const noIndexHeader = { 'x-robots-tag': 'noindex, nofollow' };

/** Forbids indexing in the page's robots tag. A page without that tag stays unchanged. */
export function withoutIndexing(page: string): string {
  return page.replace(
    '<meta name="robots" content="index,follow"',
    '<meta name="robots" content="noindex,nofollow"',
  );
}

/** Lets in only robots that obey `noindex`: developers.google.com/search/docs/crawling-indexing/block-indexing */
export function robots(app: FastifyInstance) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  app.get('/robots.txt', (_, reply) => reply.headers(headers).send(robotsTxt));
}

const robotsTxt = `# Nothing of this site belongs in a search engine.
# These obey the noindex of each response, which they could not read if they were kept out.
User-agent: Googlebot
User-agent: Bingbot
User-agent: Applebot
User-agent: YandexBot
Allow: /

User-agent: *
Disallow: /
`;
