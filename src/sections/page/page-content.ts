import type { Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import { formatDate } from '#i18n/numbers.ts';
import type { PageId } from '#i18n/pages.ts';
import { breadcrumbs, nextLinksOf } from './link-content.ts';

export type PageContent = ReturnType<typeof pageContent>;

export function pageContent({ language, pages, pictures, ui }: Content, id: PageId) {
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
      mirrored: factsOfPicture(pictures, page.picture).mirrored,
    },
    nextLinks: nextLinksOf(pages, page.nextLinks),
    updated: page.updated && {
      label: ui.updated,
      day: page.updated,
      date: formatDate(language, page.updated),
    },
  };
}
