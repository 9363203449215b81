import type { LiveSectionName } from './live-sections.tsx';

/** Offsets of a live section in a built page's HTML. */
export interface LiveRegion {
  name: LiveSectionName;
  props: Record<string, unknown>;
  html: { start: number; end: number };
  /** Closing brace of the island's props; undefined without hydration. */
  islandPropsEnd?: number;
  /** Prefix of React's ids in the island. */
  identifierPrefix: string;
  /** Ends of the URLs of the same page in the other language. */
  alternateLinkEnds: number[];
}

export function liveSectionStart(name: LiveSectionName, props: object): string {
  return `${mark}${name} ${JSON.stringify(props).replaceAll('>', '\\u003e')}-->`;
}

const mark = '<!--live:';

export function hasLiveSection(html: string): boolean {
  return html.includes(mark);
}

export const liveSectionEnd = '<!--/live-->';

/**
 * The page without its marks, and its live section if it has one. Throws where there are several, or an
 * island is not found.
 */
export function takeLiveRegion(marked: string): { html: string; region: LiveRegion } | undefined {
  const found = marked.match(/<!--live:(\w+) (.*?)-->/s);
  if (found?.index === undefined) return undefined;
  const [startMark, name = '', props = ''] = found;
  const start = found.index;
  const end = marked.indexOf(liveSectionEnd, start);
  const inner = marked.slice(start + startMark.length, end);
  const html = marked.slice(0, start) + inner + marked.slice(end + liveSectionEnd.length);
  if (end < 0 || hasLiveSection(html)) throw new Error('A page has one live section, and its end.');
  const whole = { html: { start, end: start + inner.length }, identifierPrefix: '' };
  const place = inner.includes('<astro-island') ? islandIn(inner, start) : whole;
  const region = { name: name as LiveSectionName, props: JSON.parse(props), ...place };
  return { html, region: { ...region, alternateLinkEnds: alternateLinkEndsIn(html) } };
}

/** Astro escapes every `<`, `>` and `"` in an island's attributes. */
function islandIn(inner: string, offset: number) {
  const island = inner.match(/<astro-island [^>]*? props="([^"]*)"[^>]*>/);
  const end = inner.indexOf('<!--astro:end--></astro-island>');
  if (island?.index === undefined || end < 0) throw new Error('The island of a live section was not found.');
  const [tag] = island;
  const propsEnd = island.index + tag.indexOf(' props="') + ' props="'.length + (island[1]?.length ?? 0) - 1;
  return {
    html: { start: offset + island.index + tag.length, end: offset + end },
    islandPropsEnd: offset + propsEnd,
    identifierPrefix: tag.match(/ prefix="([^"]*)"/)?.[1] ?? '',
  };
}

function alternateLinkEndsIn(html: string): number[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"?#]*)"[^>]*\sdata-switch\b/g)].map(
    ({ 0: tag, 1: href = '', index }) => index + tag.indexOf(' href="') + ' href="'.length + href.length,
  );
}
