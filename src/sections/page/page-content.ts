import { getContent } from '#content/content.ts';
import { mirrored } from '#content/picture-ids.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { PageId } from '#content/schemas/page.ts';
import type { Language } from '#language/languages.ts';
import { formatDate } from '#language/numbers.ts';
import { breadcrumbs, nextLinksOf } from './link-content.ts';

export type PageContent = Awaited<ReturnType<typeof pageContent>>;

export async function pageContent(language: Language, id: PageId) {
  const { pages, ui } = await getContent(language);
  const page = pages[id];
  return {
    language,
    page,
    ui,
    head: {
      breadcrumbs: breadcrumbs({ language, ui }, { label: page.label }),
      headline: page.headline,
      introduction: page.introduction,
      picture: page.picture && getPicture(page.picture, slots.half),
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
