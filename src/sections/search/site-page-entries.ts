import type { Page } from '#content/schemas/page.ts';
import { pageIds } from '#i18n/pages.ts';
import { paths } from '#i18n/paths.ts';
import { type OwnEntry, pageEntries, textsIn } from './page-entries.ts';
import type { SearchSources } from './search-sources.ts';

export function sitePageEntries({ home, firm, clients, values, pages }: SearchSources): OwnEntry[] {
  return [
    {
      path: paths.home,
      kind: 'page',
      title: firm.name,
      text: home.about.text,
      rest: [...textsIn('home', home).values(), firm.tagline],
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
      rest: [...textsIn('values', values).values()],
    },
  ];
}

function entriesOf(page: Page) {
  const { id, label, introduction, sections = [], social } = page;
  const initiatives = (['people', 'commitment', 'community'] as const).flatMap((part) =>
    (social?.[part].items ?? []).map(({ id, head, text }, index) => {
      return { id, keys: [`social.${part}.items.${index}`], title: head, text };
    }),
  );
  return pageEntries('page', paths.page(id), textsIn('pages', page), { title: label, text: introduction }, [
    ...sections.map(({ id, head, paragraphs: [first = ''] }, index) => {
      return { id, keys: [`sections.${index}`], title: head, text: first };
    }),
    ...initiatives,
  ]);
}
