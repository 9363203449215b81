import type { Page } from '#content/schemas/page.ts';
import { pageIds } from '#language/pages.ts';
import { paths } from '#language/paths.ts';
import type { Entry, Kind } from '#search/entries.ts';
import type { SearchSources } from './search-sources.ts';

export function sitePageEntries({ home, firm, clients, values, pages }: SearchSources): OwnEntry[] {
  const { hero, about, vision, mission, call } = home;
  return [
    {
      path: paths.home,
      kind: 'page',
      title: firm.name,
      text: about.text,
      rest: [hero, about, vision, mission, call, firm.tagline],
    },
    {
      path: `${paths.home}#clients`,
      kind: 'page',
      title: home.clients.label,
      text: clients.map(({ name }) => name).join(' · '),
      rest: [],
    },
    ...pageIds.flatMap((id) => entriesOf(pages[id])),
    {
      path: `${paths.page('whoweare')}#values`,
      kind: 'page',
      title: values.label,
      parent: pages.whoweare.label,
      text: values.values.map(({ name }) => name).join(' · '),
      rest: values.values,
    },
  ];
}

function entriesOf({ id, label, headline, introduction, statement, sections = [], social }: Page) {
  const rest = [headline, statement, social?.people.head, social?.training, social?.cards, social?.impact];
  const initiatives = [social?.people, social?.commitment, social?.community];
  return pageEntries('page', paths.page(id), { title: label, text: introduction, rest }, [
    ...sections.map(({ id, head, paragraphs: [first = '', ...others], points }) => {
      return { id, title: head, text: first, rest: [others, points] };
    }),
    ...initiatives
      .flatMap((part) => part?.items ?? [])
      .map(({ id, head, text }) => ({ id, title: head, text, rest: [] })),
  ]);
}

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
