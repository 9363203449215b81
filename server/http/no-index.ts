/** Tells a search engine to keep out of its index whatever carries it, and to follow no link of it. */
export const noIndexHeader = ['X-Robots-Tag', 'noindex, nofollow'] as const;

/** A built page as it is on a site that no search engine may know of. */
export function withoutIndexing(page: string): string {
  return page.replace(
    '<meta name="robots" content="index,follow"',
    '<meta name="robots" content="noindex,nofollow"',
  );
}

/**
 * The robots.txt of such a site. A crawler that is kept out never reads that it must not list a page, and may list the
 * bare address that another site links to. So the engines that obey the header come in and read it
 * (developers.google.com/search/docs/crawling-indexing/block-indexing); every other crawler stays away.
 */
export const robotsOfNoIndex = `# Nothing of this site belongs in a search engine.
# These read so on every answer, which they could not if they were kept out.
User-agent: Googlebot
User-agent: Bingbot
User-agent: Applebot
User-agent: YandexBot
Allow: /

User-agent: *
Disallow: /
`;
