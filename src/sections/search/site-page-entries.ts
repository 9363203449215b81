import { type Page, pageIds } from '#content/schemas/page.ts';
import { paths } from '#language/paths.ts';
import { type OwnEntry, pageEntries } from './own-entry.ts';
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
