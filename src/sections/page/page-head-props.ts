import { getPicture } from '#content/pictures/pictures.ts';
import { getPages, getPictures } from '#content/readers.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageId } from '#routing/route-table.ts';
import { breadcrumbs } from './link-props.ts';
import type { PageHeadProps } from './page-head.tsx';

export function pageHeadProps(language: Language, id: PageId): PageHeadProps {
  const { label, headline, introduction, picture } = getPages(language)[id];
  const { mirrored, focus } = factsOfPicture(getPictures(), picture);
  return {
    breadcrumbs: breadcrumbs(language, { label }),
    headline,
    introduction,
    picture: picture && getPicture(picture, 'pageHead'),
    mirrored,
    focus,
  };
}
