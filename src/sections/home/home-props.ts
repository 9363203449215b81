import { getNarrowPicture, getPicture } from '#content/pictures/pictures.ts';
import { getCases, getFirm, getHome, getPages, getServices, getUi } from '#content/readers.ts';
import type { CaseResult } from '#content/schemas/case.ts';
import type { Home } from '#content/schemas/home.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { pick } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';

export type HomeProps = ReturnType<typeof homeProps>;
export type ServiceDetail = ReturnType<typeof serviceDetails>[number];

/** Returns the props of the home page's islands. */
export function homeProps(language: Language) {
  const { hero, explorer, cases } = getHome(language);
  const { label, strip, note } = getFirm(language).counters;
  return {
    hero: {
      ...hero,
      labels: getUi(language).hero,
      slides: hero.slides.map((slide) => slideOf(language, slide)),
      direction: languages[language].dir,
      numbers: hero.slides.map((_, index) => formatNumber(language, index + 1)),
    },
    counters: { language, label, counters: strip, note },
    explorer: {
      language,
      labels: explorer,
      allHref: getPages(language).services.href,
      services: getServices(language).map((service) =>
        pick(service, ['id', 'href', 'title', 'illustration']),
      ),
      details: localizedPath(language, paths.serviceDetails),
    },
    caseSwitcher: { ...cases, cases: casesOf(language) },
  };
}

function slideOf(language: Language, slide: Home['hero']['slides'][number]) {
  const link = ({ to, label }: typeof slide.link) => ({ href: localizedPath(language, to), label });
  return {
    ...slide,
    picture: getPicture(slide.picture, 'hero'),
    pictureNarrow: getNarrowPicture(slide.pictureNarrow, 'heroNarrow'),
    link: link(slide.link),
    linkNarrow: slide.linkNarrow && link(slide.linkNarrow),
  };
}

function casesOf(language: Language) {
  const result = (given: CaseResult) => ({
    figure: 'text' in given ? given.text : formatPercent(language, given.figure, given.sign),
    label: given.label,
  });
  return getCases(language).map(({ id, name, href, industry, title, home, pictureNarrow }) => ({
    id,
    name,
    href,
    industry,
    title,
    ...home,
    results: home.results.map(result),
    picture: getPicture(pictureNarrow, 'caseTab'),
  }));
}

/** Returns the texts and pictures that the explorer shows of a chosen service. */
export function serviceDetails(language: Language) {
  return getServices(language).map(({ id, description, picture, subCards }) => ({
    id,
    description,
    picture: getPicture(picture, 'explorer'),
    subCards,
  }));
}
