import type { SectionStates } from '#src/render.tsx';

type SectionName = keyof SectionStates;

/** Renders a section with its marks. */
export type RenderServerSection = (
  name: SectionName,
  props: object,
  state?: SectionStates[SectionName],
) => string;

export type PageShell = ReturnType<typeof readDynamicPage> & object;

/** Splits a built page at its section; returns undefined if it has none. */
export function readDynamicPage(html: string, renderServerSection: RenderServerSection) {
  const found = section.exec(html);
  if (!found) return undefined;
  const name = found[1] as SectionName;
  const props = JSON.parse(found[2] ?? '');
  const before = html.slice(0, found.index);
  const after = html.slice(found.index + found[0].length);
  const queryAt = before.indexOf(languageLinkEnd);
  return { render };

  /** Returns the built page with its section, `query` in the link to the other language, and a prefix of the title. */
  function render(state: SectionStates[SectionName], query = '', titlePrefix = ''): string {
    const linked = queryAt < 0 ? before : before.slice(0, queryAt) + escaped(query) + before.slice(queryAt);
    const titled = titlePrefix ? linked.replace('<title>', () => `<title>${titlePrefix} `) : linked;
    return titled + renderServerSection(name, props, state) + after;
  }
}

/** Every section begins with this mark (src/ui/server-section.tsx). */
export const serverSectionMark = '<template data-server-section=';

/** Matches the HTML that React writes for src/ui/server-section.tsx at build time, from mark to mark. */
const section =
  /<template data-server-section="(\w+)"><script type="application\/json">([^<]*)<\/script><\/template>.*<template data-server-section="\1"><\/template>/s;

/** Matches the end of the href in the link to the other language (language-switch.tsx). */
const languageLinkEnd = '" hrefLang=';

function escaped(query: string): string {
  return query.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
