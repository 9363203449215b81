import type { PictureId } from '#content/picture-ids.ts';
import {
  getArticles,
  getCases,
  getFirm,
  getHome,
  getJobs,
  getOffices,
  getPages,
  getPictures,
  getServices,
  getTeam,
  getUi,
} from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import type { CaseResult } from '#content/schemas/case.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Page } from '#content/schemas/page.ts';
import { fullName } from '#content/schemas/person.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { formatDate, formatPercent } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import { jobFacts } from '#sections/jobs/job-content.ts';
import { type MapCity, mapCities } from '#sections/offices/map-cities.ts';

/** The picture that is shown where a page is shared: everything that is drawn on it. */
export interface Card {
  /** The page's path, without its language. */
  path: string;
  language: Language;
  /** The firm's name in the other language, beside the logo. */
  otherName: string;
  /** What kind of page it is, from the general to the particular. */
  kicker: string[];
  /** A line break is a break by sense. */
  title: string;
  facts: string[];
  art: CardArt;
}

export type CardArt =
  | { kind: 'scene'; picture: PictureId; ground: 'light' | 'dark' }
  | { kind: 'service'; picture: PictureId; illustration: string }
  | { kind: 'split' | 'article'; picture: PictureId }
  | { kind: 'case'; picture: PictureId; results: CardResult[] }
  /** The letters of the leaders' plates. */
  | { kind: 'faces'; letters: string[] }
  | { kind: 'atlas'; cities: MapCity[] }
  /** Which of the wall's stars is missing: another for every job. */
  | { kind: 'wall'; missing: number; ground: 'sand' | 'night' }
  | { kind: 'illustrations'; illustrations: string[] }
  | { kind: 'columns'; pictures: PictureId[] }
  | { kind: 'paper'; picture: PictureId; headline: string }
  | { kind: 'pattern' };

export interface CardResult {
  figure: string;
  label: string;
  /** Where there is no statistic. */
  inWords: boolean;
}

/** The card of every page of a language that search engines may show. */
export function cardsOf(language: Language): Card[] {
  const pages = getPages(language);
  const { hero } = getHome(language);
  const [slide] = hero.slides;
  const cards: Omit<Card, 'language' | 'otherName'>[] = [
    {
      path: paths.home,
      kicker: [],
      title: hero.headline,
      facts: [getFirm(language).tagline],
      art: slide ? sceneOf(slide.picture) : { kind: 'pattern' },
    },
    ...Object.values(pages).map((page) => ({
      path: paths.page(page.id),
      kicker: [page.label],
      title: page.headline,
      facts: [],
      art: artOfPage(language, page),
    })),
    ...getServices(language).map(({ id, title, picture, illustration }) => ({
      path: paths.service(id),
      kicker: [pages.services.label],
      title,
      facts: [],
      art: { kind: 'service' as const, picture, illustration },
    })),
    ...getCases(language).map((study) => ({
      path: study.path,
      kicker: [pages.work.label, study.name],
      title: study.title,
      facts: [],
      art: {
        kind: 'case' as const,
        picture: study.picture,
        results: study.home.results.slice(0, 3).map((result) => resultOf(language, result)),
      },
    })),
    ...getArticles(language).map((article) => ({
      path: paths.article(article.id),
      kicker: [pages.insights.label],
      title: article.title,
      facts: byline(language, article),
      art: { kind: 'article' as const, picture: article.picture },
    })),
    ...getJobs(language).flatMap((job) => cardsOfJob(language, job)),
  ];
  const otherName = getFirm(otherLanguage(language)).name;
  return cards.map((card) => ({ language, otherName, ...card }));
}

function artOfPage(language: Language, { id, picture }: Page): CardArt {
  switch (id) {
    case 'ourpeople':
      return {
        kind: 'faces',
        letters: getTeam('ar')
          .slice(0, 5)
          .map(({ givenName }) => givenName.charAt(0)),
      };
    case 'offices':
      return { kind: 'atlas', cities: mapCities(getOffices(language)) };
    case 'services':
      return {
        kind: 'illustrations',
        illustrations: getServices(language).map(({ illustration }) => illustration),
      };
    case 'work':
      return {
        kind: 'columns',
        pictures: getCases(language)
          .slice(0, 3)
          .map((study) => study.picture),
      };
    case 'pdf-viewer': {
      const { headline, slides } = getHome(language).hero;
      return slides[0] ? { kind: 'paper', picture: slides[0].pictureNarrow, headline } : { kind: 'pattern' };
    }
  }
  if (!picture) return { kind: 'pattern' };
  if (id === 'ourpartners' || id === 'contactus') return { kind: 'split', picture };
  return sceneOf(picture);
}

/** On a light picture the words are dark; the others are dark enough for white ones. */
function sceneOf(picture: PictureId): CardArt {
  return { kind: 'scene', picture, ground: factsOfPicture(getPictures(), picture).light ? 'light' : 'dark' };
}

/** The job's own page, and the one on which to apply. */
function cardsOfJob(language: Language, job: Job) {
  const { jobs } = getPages(language);
  const { type, place, category } = jobFacts(language, job);
  const shared = { title: job.title, facts: [type, place, category] };
  const wall = { kind: 'wall', missing: job.id } as const;
  return [
    {
      ...shared,
      path: paths.job(job.id),
      kicker: [jobs.label],
      art: { ...wall, ground: 'sand' as const },
    },
    {
      ...shared,
      path: paths.apply(job.id),
      kicker: [jobs.label, getUi(language).jobs.apply],
      art: { ...wall, ground: 'night' as const },
    },
  ];
}

function resultOf(language: Language, result: CaseResult): CardResult {
  return 'text' in result
    ? { figure: result.text, label: result.label, inWords: true }
    : { figure: formatPercent(language, result.figure, result.sign), label: result.label, inWords: false };
}

function byline(language: Language, { author, datePublished }: Pick<Article, 'author' | 'datePublished'>) {
  const person = getTeam(language).find(({ id }) => id === author);
  const date = formatDate(language, datePublished);
  return person ? [fullName(person), date] : [date];
}

/** The pictures that are drawn on a card. */
export function picturesOf({ art }: Card): PictureId[] {
  if ('pictures' in art) return art.pictures;
  return 'picture' in art ? [art.picture] : [];
}
