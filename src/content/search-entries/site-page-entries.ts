import { getClients, getFirm, getFirmValues, getHome, getPages } from '#content/readers.ts';
import type { Page } from '#content/schemas/page.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { pageIds } from '#routing/route-table.ts';
import { pageEntries, type SearchSource, textsIn } from './search-source.ts';

export function sitePageEntries(language: Language): SearchSource[] {
  const home = getHome(language);
  const firm = getFirm(language);
  const values = getFirmValues(language);
  const pages = getPages(language);
  return [
    {
      path: paths.home,
      kind: 'page',
      title: firm.name,
      text: home.about.text,
      bodyTexts: [...textsIn('home', home).values(), firm.tagline],
    },
    {
      path: `${paths.home}#clients`,
      kind: 'page',
      title: home.clients.label,
      text: getClients(language)
        .map(({ name }) => name)
        .join(' · '),
      bodyTexts: [],
    },
    ...pageIds.flatMap((id) => entriesOf(pages[id])),
    {
      path: `${paths.page('whoweare')}#values`,
      kind: 'page',
      title: values.label,
      parent: pages.whoweare.label,
      text: values.values.map(({ name }) => name).join(' · '),
      bodyTexts: [...textsIn('values', values).values()],
    },
  ];
}

function entriesOf(page: Page) {
  const { id, label, introduction, sections = [], social } = page;
  const initiatives = (['people', 'commitment', 'community'] as const).flatMap((part) =>
    (social?.[part].items ?? []).map(({ id, heading, text }, index) => {
      return { id, keys: [`social.${part}.items.${index}`], title: heading, text };
    }),
  );
  return pageEntries('page', paths.page(id), textsIn('pages', page), { title: label, text: introduction }, [
    ...sections.map(({ id, heading, paragraphs: [first = ''] }, index) => {
      return { id, keys: [`sections.${index}`], title: heading, text: first };
    }),
    ...initiatives,
  ]);
}
