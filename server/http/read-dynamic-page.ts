import type { SectionStates } from '#src/render.tsx';

type SectionName = keyof SectionStates;

export type RenderServerSection = (
  name: SectionName,
  props: object,
  state?: SectionStates[SectionName],
) => string;

export interface PageShell {
  /** Returns the built page with its section, `query` in the link to the other language, and a prefix of the title. */
  render(state: SectionStates[SectionName], query?: string, titlePrefix?: string): string;
}

/** Splits a built page at its section; undefined without one. Throws for two sections, or one without an end. */
export function readDynamicPage(html: string, renderServerSection: RenderServerSection) {
  const [section, ...others] = html.matchAll(start);
  if (!section) return undefined;
  const { 1: found, 2: json = '', index } = section;
  if (others.length > 0)
    throw new Error(`A page has one section that answers, not ${found} and ${others[0]?.[1]}.`);
  const name = found as SectionName;
  const end = `<template data-server-section="${name}"></template>`;
  const last = html.indexOf(end, index);
  if (last < 0) throw new Error(`The section ${name} has no end.`);
  const props = JSON.parse(json);
  const before = html.slice(0, index);
  const after = html.slice(last + end.length);
  const queryAt = before.indexOf(languageLinkEnd);
  return { render };

  function render(state: SectionStates[SectionName], query = '', titlePrefix = '') {
    const linked = queryAt < 0 ? before : before.slice(0, queryAt) + escaped(query) + before.slice(queryAt);
    const titled = titlePrefix ? linked.replace('<title>', () => `<title>${titlePrefix} `) : linked;
    return titled + renderServerSection(name, props, state) + after;
  }
}

/** Every section begins with this mark (src/ui/server-section.tsx). */
export const serverSectionMark = '<template data-server-section=';

const start =
  /<template data-server-section="(\w+)"><script type="application\/json">([^<]*)<\/script><\/template>/g;

/** Matches the end of the href in the link to the other language (language-switch.tsx). */
const languageLinkEnd = '" hrefLang=';

function escaped(query: string): string {
  return query.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
