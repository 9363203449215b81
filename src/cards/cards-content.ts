import {
  getArticles,
  getCases,
  getFirm,
  getHome,
  getJobs,
  getOffices,
  getPages,
  getServices,
  getTeam,
  getUi,
} from '#content/content.ts';
import { type Language, otherLanguage } from '#language/languages.ts';
import { type Card, cardsOf } from './cards.ts';

/** The cards of a language, from the site's content. */
export async function cardsContent(language: Language): Promise<Card[]> {
  const [firm, other, ui, home, pages, services, cases, offices, team, arabicTeam, articles, jobs] =
    await Promise.all([
      getFirm(language),
      getFirm(otherLanguage(language)),
      getUi(language),
      getHome(language),
      getPages(language),
      getServices(language),
      getCases(language),
      getOffices(language),
      getTeam(language),
      getTeam('ar'),
      getArticles(language),
      getJobs(language),
    ]);
  return cardsOf({
    ...{ language, otherName: other.name, firm, ui, home, pages },
    ...{ services, cases, offices, team, arabicTeam, articles, jobs },
  });
}
