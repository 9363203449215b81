import {
  getCases,
  getClients,
  getFirm,
  getHome,
  getPartners,
  getServices,
  getUi,
} from '../../content/content.ts';
import { getPicture, places } from '../../content/pictures.ts';
import type { CaseResult } from '../../content/schemas/case.ts';
import { casePaths } from '../../content/schemas/case.ts';
import type { Home } from '../../content/schemas/home.ts';
import { address, paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import { formatNumber, formatPercent } from '../../language/numbers.ts';
import { countersContent } from '../counters/counters-content.ts';
import type { SwitcherCase } from './case-switcher.tsx';
import type { ExplorerService } from './explorer.tsx';
import type { HeroProps, HeroSlide } from './hero.tsx';

/** Everything that the home page shows, in a language. */
export async function homeContent(language: Language) {
  const [home, ui, firm, clients, partners] = await Promise.all([
    getHome(language),
    getUi(language),
    getFirm(language),
    getClients(language),
    getPartners(language),
  ]);
  return {
    home,
    clients,
    hero: await heroContent(language, home, ui.hero),
    counters: countersContent(language, firm, 'strip'),
    services: await explorerServices(language),
    cases: await switcherCases(language),
    partners: partners.map((partner) => ({
      ...partner,
      href: `${address(language, paths.page('ourpartners'))}#${partner.id}`,
    })),
    callPicture: await getPicture('hero-towers', { ...places.half, sizes: '100vw' }),
    href: (path: string) => address(language, path),
  };
}

async function heroContent(
  language: Language,
  { hero }: Home,
  labels: HeroProps['labels'],
): Promise<HeroProps> {
  const link = ({ to, label }: { to: string; label: string }) => ({ href: address(language, to), label });
  const slide = async (content: Home['hero']['slides'][number]): Promise<HeroSlide> => ({
    ...content,
    picture: await getPicture(content.picture, places.hero),
    pictureNarrow: await getPicture(content.pictureNarrow, places.heroNarrow),
    link: link(content.link),
    linkNarrow: content.linkNarrow && link(content.linkNarrow),
  });
  return {
    ...hero,
    labels,
    slides: await Promise.all(hero.slides.map(slide)),
    numbers: hero.slides.map((_, index) => formatNumber(language, index + 1)),
  };
}

async function explorerServices(language: Language): Promise<ExplorerService[]> {
  const services = await getServices(language);
  return Promise.all(
    services.map(async ({ id, title, description, figure, picture, subCards }) => ({
      id,
      href: address(language, paths.service(id)),
      title,
      description,
      figure,
      picture: await getPicture(picture, places.half),
      subCards,
    })),
  );
}

async function switcherCases(language: Language): Promise<SwitcherCase[]> {
  const cases = await getCases(language);
  const result = (given: CaseResult) => ({
    figure: 'text' in given ? given.text : formatPercent(language, given.figure, given.sign),
    label: given.label,
  });
  return Promise.all(
    cases.map(async ({ id, name, industry, title, home, picture }) => ({
      id,
      name,
      href: address(language, casePaths[id]),
      industry,
      title,
      challenge: home.challenge,
      results: home.results.map(result),
      summary: home.summary,
      picture: await getPicture(picture, places.third),
    })),
  );
}
