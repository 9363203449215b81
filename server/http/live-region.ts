import type { LiveSectionName } from '../../src/live-sections.tsx';

/** Where the live section of a built page stands, as offsets into its HTML. */
export interface LiveRegion {
  name: LiveSectionName;
  /** What the section was built with. */
  props: Record<string, unknown>;
  /** Of the section's markup. */
  html: Span;
  /** Of the closing brace of its island's props; undefined for a section that does not hydrate. */
  islandPropsEnd?: number;
  /** The island's prefix of React's ids. */
  identifierPrefix: string;
  /** Ends of the addresses that lead to the same page in the other language: its query follows here. */
  alternateLinkEnds: number[];
}

interface Span {
  start: number;
  end: number;
}

/** Opens a live section in a page while it is built; `takeLiveRegion` takes the mark out again. */
export function liveSectionStart(name: LiveSectionName, props: object): string {
  return `<!--live:${name} ${JSON.stringify(props).replaceAll('>', '\\u003e')}-->`;
}

export const liveSectionEnd = '<!--/live-->';

/**
 * The page without the marks of its live section, and where the section stands in it; undefined for a page without
 * one. Throws where a page has more than one, or its island cannot be found.
 */
export function takeLiveRegion(marked: string): { html: string; region: LiveRegion } | undefined {
  const found = marked.match(/<!--live:(\w+) (.*?)-->/s);
  if (found?.index === undefined) return undefined;
  const [startMark, name = '', props = ''] = found;
  const start = found.index;
  const end = marked.indexOf(liveSectionEnd, start);
  const inner = marked.slice(start + startMark.length, end);
  const html = marked.slice(0, start) + inner + marked.slice(end + liveSectionEnd.length);
  if (end < 0 || html.includes('<!--live:')) throw new Error('A page has one live section, and its end.');
  const place = inner.includes('<astro-island') ? islandIn(inner, start) : wholeOf(inner, start);
  const region = { name: name as LiveSectionName, props: JSON.parse(props), ...place };
  return { html, region: { ...region, alternateLinkEnds: alternateLinkEndsIn(html) } };
}

function wholeOf(inner: string, offset: number) {
  return { html: { start: offset, end: offset + inner.length }, identifierPrefix: '' };
}

/** Astro writes an island's tag with every `<`, `>` and `"` of its attributes escaped. */
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
