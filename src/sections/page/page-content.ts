import { getPicture } from '#content/pictures.ts';
import { getPages, getPictures, getUi } from '#content/readers.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import type { PageId } from '#routing/pages.ts';
import { breadcrumbs, nextLinksOf } from './link-content.ts';

export type PageContent = ReturnType<typeof pageContent>;

export function pageContent(language: Language, id: PageId) {
  const ui = getUi(language);
  const { [id]: page } = getPages(language);
  const { mirrored, focus } = factsOfPicture(getPictures(), page.picture);
  return {
    language,
    page,
    ui,
    head: {
      breadcrumbs: breadcrumbs(language, { label: page.label }),
      headline: page.headline,
      introduction: page.introduction,
      picture: page.picture && getPicture(page.picture, 'pageHead'),
      mirrored,
      focus,
    },
    nextLinks: nextLinksOf(language, page.nextLinks),
    updated: page.updated && {
      label: ui.updated,
      day: page.updated,
      date: formatDate(language, page.updated),
    },
  };
}
