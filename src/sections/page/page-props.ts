import { getPicture } from '#content/pictures.ts';
import { getPages, getPictures, getThirdParties, getUi } from '#content/readers.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import type { PageId } from '#routing/pages.ts';
import { breadcrumbs, nextLinksOf } from './link-props.ts';

export type PageProps = ReturnType<typeof pageProps>;

export function pageProps(language: Language, id: PageId) {
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

/** The privacy notice: one of its parts says of each other site what it learns, or that there is none. */
export function privacyProps(language: Language): PageProps {
  const content = pageProps(language, 'privacy');
  const { sections = [], privacy } = content.page;
  if (!privacy) return content;
  const words = new Map(privacy.parties?.map(({ id, text }) => [id, text]));
  const learned = getThirdParties().map(({ id }) => words.get(id) ?? id);
  const withParties = sections.map((section) =>
    section.id === privacy.section
      ? {
          ...section,
          paragraphs: [...section.paragraphs, ...(learned.length > 0 ? learned : [privacy.none])],
        }
      : section,
  );
  return { ...content, page: { ...content.page, sections: withParties } };
}
