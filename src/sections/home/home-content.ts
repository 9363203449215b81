import type { Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { CaseResult } from '#content/schemas/case.ts';
import type { Home } from '#content/schemas/home.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { localizedPath } from '#i18n/paths.ts';

export type HeroProps = ReturnType<typeof heroContent>;
export type ServiceDetail = ReturnType<typeof serviceDetails>[number];
export type SwitcherCase = ReturnType<typeof switcherCases>[number];

export function homeContent(content: Content) {
  const { language, home, ui, firm, services, clients, partners, pages } = content;
  return {
    home,
    clients,
    hero: heroContent(language, home, ui.hero),
    counters: {
      language,
      label: firm.counters.label,
      counters: firm.counters.strip,
      note: firm.counters.note,
    },
    services: services.map(({ id, href, title, figure }) => ({ id, href, title, figure })),
    cases: switcherCases(content),
    partners: partners.map((partner) => ({
      ...partner,
      href: `${pages.ourpartners.href}#${partner.id}`,
    })),
    callPicture: getPicture(home.call.picture, slots.call),
    callPictureNarrow: getPicture(home.call.pictureNarrow, slots.callNarrow),
    href: (path: string) => localizedPath(language, path),
  };
}

function heroContent(language: Language, { hero }: Home, labels: Ui['hero']) {
  const link = ({ to, label }: { to: string; label: string }) => ({
    href: localizedPath(language, to),
    label,
  });
  const slide = (content: Home['hero']['slides'][number]) => ({
    ...content,
    picture: getPicture(content.picture, slots.hero),
    pictureNarrow: getPicture(content.pictureNarrow, slots.heroNarrow),
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

/** What each service shows once it is chosen. */
export function serviceDetails({ services }: Content) {
  return services.map(({ id, description, picture, subCards }) => ({
    id,
    description,
    picture: getPicture(picture, slots.explorer),
    subCards: subCards.map(({ id, title, shortDescription }) => ({ id, title, shortDescription })),
  }));
}

function switcherCases({ language, cases }: Content) {
  const result = (given: CaseResult) => ({
    figure: 'text' in given ? given.text : formatPercent(language, given.figure, given.sign),
    label: given.label,
  });
  return cases.map(({ id, name, href, industry, title, home, picture }) => ({
    id,
    name,
    href,
    industry,
    title,
    challenge: home.challenge,
    results: home.results.map(result),
    summary: home.summary,
    picture: getPicture(picture, slots.caseTab),
  }));
}
