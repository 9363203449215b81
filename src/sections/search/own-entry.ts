import type { Entry, Kind } from '#search/entries.ts';

/** What a page or section says, before the index takes each word of `rest` once: content in any shape. */
export interface OwnEntry extends Pick<Entry, 'path' | 'kind' | 'title' | 'parent' | 'text' | 'until'> {
  rest: unknown;
}

type Part = Pick<OwnEntry, 'title' | 'text' | 'rest'>;

/** The entries of a page and of its sections, which are found by themselves. */
export function pageEntries(
  kind: Kind,
  path: string,
  page: Part,
  sections: (Part & { id: string })[],
): OwnEntry[] {
  return [
    { path, kind, ...page },
    ...sections.map(({ id, ...part }) => ({ path: `${path}#${id}`, kind, parent: page.title, ...part })),
  ];
}
