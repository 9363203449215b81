import { getNarrowPicture, getPicture } from '#content/pictures/pictures.ts';
import { getCases, getHome, getPages, getServices, getUi } from '#content/readers.ts';
import type { CaseResult } from '#content/schemas/case.ts';
import type { Home } from '#content/schemas/home.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { CaseSwitcherProps } from './case-switcher.tsx';
import type { ExplorerProps, ServiceDetail } from './explorer.tsx';
import type { HeroProps } from './hero.tsx';

type SlideContent = Home['hero']['slides'][number];

export function heroProps(language: Language): HeroProps {
  const { hero } = getHome(language);
  const link = ({ to, label }: SlideContent['link']) => ({ href: localizedPath(language, to), label });
  return {
    ...hero,
    labels: getUi(language).hero,
    slides: hero.slides.map((slide) => ({
      ...slide,
      picture: getPicture(slide.picture, 'hero'),
      pictureNarrow: getNarrowPicture(slide.pictureNarrow, 'heroNarrow'),
      link: link(slide.link),
      linkNarrow: slide.linkNarrow && link(slide.linkNarrow),
    })),
    direction: languages[language].dir,
    numbers: hero.slides.map((_, index) => formatNumber(language, index + 1)),
  };
}

export function explorerProps(language: Language): ExplorerProps {
  return {
    language,
    labels: getHome(language).explorer,
    allHref: getPages(language).services.href,
    services: getServices(language).map(({ id, href, title, illustration }) => {
      return { id, href, title, illustration };
    }),
    details: localizedPath(language, paths.serviceDetails),
  };
}

export function serviceDetails(language: Language): ServiceDetail[] {
  return getServices(language).map(({ id, description, picture, subCards }) => ({
    id,
    description,
    picture: getPicture(picture, 'explorer'),
    subCards,
  }));
}

export function caseSwitcherProps(language: Language): CaseSwitcherProps {
  const result = (given: CaseResult) => ({
    figure: 'text' in given ? given.text : formatPercent(language, given.figure, given.sign),
    label: given.label,
  });
  const cases = getCases(language).map(({ id, name, href, industry, title, home, pictureNarrow }) => ({
    id,
    name,
    href,
    industry,
    title,
    ...home,
    results: home.results.map(result),
    picture: getPicture(pictureNarrow, 'caseTab'),
  }));
  return { ...getHome(language).cases, cases };
}
