import { type Page, pageIds } from '#content/schemas/page.ts';
import { paths } from '#language/paths.ts';
import type { OwnEntry } from './own-entries.ts';
import type { SearchSources } from './search-sources.ts';

/** The pages of their own, home first, and their sections. */
export function pageEntries({ home, firm, clients, values, pages }: SearchSources): OwnEntry[] {
  const { hero, about, vision, mission, call } = home;
  return [
    {
      ...{ path: paths.home, kind: 'page', title: firm.name, text: about.text },
      rest: [hero, about, vision, mission, call, firm.tagline],
    },
    {
      ...{ path: `${paths.home}#clients`, kind: 'page', title: home.clients.label, rest: [] },
      text: clients.map(({ name }) => name).join(' · '),
    },
    ...pageIds.flatMap((id) => ofPage(pages[id])),
    {
      ...{ path: `${paths.page('whoweare')}#values`, kind: 'page', title: values.label },
      ...{ parent: pages.whoweare.label, text: values.values.map(({ name }) => name).join(' · ') },
      rest: [values.values],
    },
  ];
}

function ofPage({ id, label, headline, introduction, statement, sections = [], social }: Page): OwnEntry[] {
  const path = paths.page(id);
  const part = (hash: string, title: string, text: string, rest: unknown[] = []): OwnEntry => ({
    ...{ path: `${path}#${hash}`, kind: 'page', parent: label },
    ...{ title, text, rest },
  });
  const initiatives = social
    ? [...social.people.items, ...social.commitment.items, ...social.community.items]
    : [];
  return [
    {
      ...{ path, kind: 'page', title: label, text: introduction },
      rest: [headline, statement, social?.people.head, social?.training, social?.cards, social?.impact],
    },
    ...sections.map(({ id: hash, head, paragraphs: [first = '', ...others], points }) =>
      part(hash, head, first, [others, points]),
    ),
    ...initiatives.map(({ id: hash, head, text }) => part(hash, head, text)),
  ];
}
