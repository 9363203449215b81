import {
  getArticles,
  getCases,
  getFirm,
  getHome,
  getJobs,
  getOffices,
  getPages,
  getPictures,
  getProfile,
  getServices,
  getSite,
  getTeam,
  getUi,
  getValues,
} from '#content/readers.ts';
import type { Profile, Site, Values } from '#content/schemas/firm.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import type { CardSources } from './cards/card-list.ts';

/** The content that cards and the company profile are made from. */
export interface Sources extends CardSources {
  site: Site;
  profile: Profile;
  values: Values;
}

/** The content in a language, in the order in which the site shows it. Needs no Astro, so that a test sees what a card shows. */
export function readSources(language: Language): Sources {
  return {
    language,
    otherName: getFirm(otherLanguage(language)).name,
    site: getSite(),
    pictures: getPictures(),
    firm: getFirm(language),
    ui: getUi(language),
    home: getHome(language),
    profile: getProfile(language),
    values: getValues(language),
    pages: getPages(language),
    services: getServices(language),
    cases: getCases(language),
    offices: getOffices(language),
    team: getTeam(language),
    arabicTeam: getTeam('ar'),
    articles: getArticles(language),
    jobs: getJobs(language),
  };
}
