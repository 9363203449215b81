import { getNarrowPicture, getPicture } from '#content/pictures.ts';
import {
  getCases,
  getClients,
  getFirm,
  getHome,
  getPages,
  getPartners,
  getServices,
  getUi,
} from '#content/readers.ts';
import type { CaseResult } from '#content/schemas/case.ts';
import type { Home } from '#content/schemas/home.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { localizedPath } from '#routing/paths.ts';

export type HeroProps = ReturnType<typeof heroProps>;
export type ServiceDetail = ReturnType<typeof serviceDetails>[number];
export type SwitcherCase = ReturnType<typeof switcherCases>[number];

export function homeProps(language: Language) {
  const home = getHome(language);
  const { counters } = getFirm(language);
  const partnersHref = getPages(language).ourpartners.href;
  return {
    home,
    clients: getClients(language),
    hero: heroProps(language, home, getUi(language).hero),
    counters: { language, label: counters.label, counters: counters.strip, note: counters.note },
    services: getServices(language).map(({ id, href, title, illustration }) => ({
      id,
      href,
      title,
      illustration,
    })),
    cases: switcherCases(language),
    partners: getPartners(language).map((partner) => ({
      ...partner,
      href: `${partnersHref}#${partner.id}`,
    })),
    ctaPicture: getPicture(home.callToAction.picture, 'callToAction'),
    ctaPictureNarrow: getNarrowPicture(home.callToAction.pictureNarrow, 'callToActionNarrow'),
    href: (path: string) => localizedPath(language, path),
  };
}

function heroProps(language: Language, { hero }: Home, labels: Ui['hero']) {
  const link = ({ to, label }: { to: string; label: string }) => ({
    href: localizedPath(language, to),
    label,
  });
  const slide = (content: Home['hero']['slides'][number]) => ({
    ...content,
    picture: getPicture(content.picture, 'hero'),
    pictureNarrow: getNarrowPicture(content.pictureNarrow, 'heroNarrow'),
    link: link(content.link),
    linkNarrow: content.linkNarrow && link(content.linkNarrow),
  });
  return {
    ...hero,
    labels,
    slides: hero.slides.map(slide),
    direction: languages[language].dir,
    numbers: hero.slides.map((_, index) => formatNumber(language, index + 1)),
  };
}

export function serviceDetails(language: Language) {
  return getServices(language).map(({ id, description, picture, subCards }) => ({
    id,
    description,
    picture: getPicture(picture, 'explorer'),
    subCards: subCards.map(({ id, title, shortDescription }) => ({ id, title, shortDescription })),
  }));
}

function switcherCases(language: Language) {
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
    challenge: home.challenge,
    results: home.results.map(result),
    summary: home.summary,
    picture: getPicture(pictureNarrow, 'caseTab'),
  }));
}
