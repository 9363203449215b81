import type { LiveRegion } from '../../src/live-region.ts';
import type { LiveSectionName, LiveStates, renderLiveSection } from '../../src/live-sections.tsx';
import { escapeHtml } from '../mail/clean-text.ts';

export type RenderLiveSection = typeof renderLiveSection;

export type LiveTemplate = ReturnType<typeof createLiveTemplate>;

export function createLiveTemplate(html: string, region: LiveRegion, renderSection: RenderLiveSection) {
  const { name, props, identifierPrefix, islandPropsEnd, alternateLinkEnds } = region;
  const propsEnds = islandPropsEnd === undefined ? [] : [islandPropsEnd];
  const gaps = [
    ...alternateLinkEnds.map((at) => ({ start: at, end: at, holds: 'query' as const })),
    ...propsEnds.map((at) => ({ start: at, end: at, holds: 'props' as const })),
    { ...region.html, holds: 'section' as const },
  ].sort((one, other) => one.start - other.start);
  const pieces = gaps.map(({ start, holds }, at) => ({
    before: html.slice(gaps[at - 1]?.end ?? 0, start),
    holds,
  }));
  const rest = html.slice(gaps.at(-1)?.end);
  return { name, render };

  /** As built, but for the section, its island's props and `query` at the links to the other language. */
  function render(state: LiveStates[LiveSectionName], query = ''): string {
    const parts = {
      query: escapeHtml(query),
      props: escapeHtml(moreIslandProps(state)),
      section: renderSection(name, { ...props, ...state }, identifierPrefix),
    };
    return pieces.map(({ before, holds }) => before + parts[holds]).join('') + rest;
  }
}

/** In Astro's notation; of two members with one name JSON takes the last. */
function moreIslandProps(state: object): string {
  const members = JSON.stringify(serializedMembers(state)).slice(1, -1);
  return members && `,${members}`;
}

/** Astro's serialization: `[0, value]`, and `[1, items]` for a list. */
function serialized(value: unknown): [type: 0 | 1, value?: unknown] {
  if (Array.isArray(value)) return [1, value.map(serialized)];
  if (typeof value === 'object' && value !== null) return [0, serializedMembers(value)];
  return value === undefined ? [0] : [0, value];
}

function serializedMembers(value: object) {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, serialized(member)]));
}
