export const noIndexHeader = ['X-Robots-Tag', 'noindex, nofollow'] as const;

export function withoutIndexing(page: string): string {
  return page.replace(
    '<meta name="robots" content="index,follow"',
    '<meta name="robots" content="noindex,nofollow"',
  );
}

// developers.google.com/search/docs/crawling-indexing/block-indexing
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
