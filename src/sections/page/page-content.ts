import type { Content } from '#content/content.ts';
import { mirrored } from '#content/picture-ids.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { formatDate } from '#language/numbers.ts';
import type { PageId } from '#language/pages.ts';
import { breadcrumbs, nextLinksOf } from './link-content.ts';

export type PageContent = ReturnType<typeof pageContent>;

export function pageContent({ language, pages, ui }: Content, id: PageId) {
  const page = pages[id];
  return {
    language,
    page,
    ui,
    head: {
      breadcrumbs: breadcrumbs({ language, ui }, { label: page.label }),
      headline: page.headline,
      introduction: page.introduction,
      picture: page.picture && getPicture(page.picture, slots.pageHead),
      mirrored: page.picture && mirrored.includes(page.picture),
    },
    nextLinks: nextLinksOf(pages, page.nextLinks),
    updated: page.updated && {
      label: ui.updated,
      day: page.updated,
      date: formatDate(language, page.updated),
    },
  };
}
