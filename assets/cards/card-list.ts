import type { PictureId } from '#content/pictures/picture-ids.ts';
import * as content from '#content/readers.ts';
import { fullName } from '#content/schemas/person.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import { formatDate } from '#i18n/dates.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { formatPercent } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { jobFacts } from '#sections/jobs/job-props.ts';

export interface ShareCard extends PageCard {
  language: Language;
  firm: string;
  /** The firm's name in the other language, next to the logo. */
  otherName: string;
}

interface PageCard {
  path: string;
  /** The kind of the page, from the general to the particular: `Jobs`, `Apply`. */
  kicker: string[];
  /** May have line breaks. */
  title: string;
  facts?: string[];
  kind: 'picture' | 'pattern' | 'figures';
  surface: 'limestone' | 'sand' | 'night';
  picture?: PictureId | undefined;
  /** Whether the text is on the picture, which has an empty side, and not next to it. */
  quiet?: boolean;
  /** The side of the picture that stays when it is cropped. */
  focus?: 'left' | 'right' | undefined;
  /** A service's drawing; it overlaps the picture. */
  illustration?: string;
  /** The star that is missing from the pattern; it differs by job. */
  missingStar?: number;
  /** The letters of the leaders' portraits, instead of the pattern. */
  letters?: string[];
  figures?: { figure: string; label: string; inWords: boolean }[];
}

/** The cards of every page of a language that search engines may show. */
export function shareCardsOf(language: Language): ShareCard[] {
  const firm = content.getFirm(language).name;
  const otherName = content.getFirm(otherLanguage(language)).name;
  const kinds = [cardsOfPages, cardsOfServices, cardsOfCases, cardsOfArticles, cardsOfJobs];
  const cards = kinds.flatMap((cardsOf) => cardsOf(language));
  return cards.map((card) => ({ language, firm, otherName, ...card }));
}

function cardsOfPages(language: Language): PageCard[] {
  const { headline, slides } = content.getHome(language).hero;
  const facts = [content.getFirm(language).tagline];
  const home = { path: paths.home, kicker: [], title: headline, facts, ...withPicture(slides[0]?.picture) };
  const pictures: Record<string, PictureId | undefined> = {
    offices: content.getOffices(language)[0]?.picture,
    'pdf-viewer': slides[0]?.pictureNarrow,
  };
  const letters = content.getPeople('ar').map(({ givenName }) => givenName.charAt(0));
  const people = { kind: 'pattern', surface: 'limestone', letters: letters.slice(0, 5) } as const;
  const pages = Object.values(content.getPages(language)).map(({ id, label, headline: title, picture }) => {
    const art = id === 'ourpeople' ? people : withPicture(picture ?? pictures[id]);
    return { path: paths.page(id), kicker: [label], title, ...art };
  });
  return [home, ...pages];
}

function cardsOfServices(language: Language): PageCard[] {
  const kicker = [content.getPages(language).services.label];
  const services = content.getServices(language);
  return services.flatMap(({ id, title, picture, illustration, document }): PageCard[] => {
    const card = { path: paths.service(id), kicker, title, illustration, ...withPicture(picture, 'night') };
    const path = paths.serviceDocument(id);
    return document ? [card, { ...card, path, kicker: [title], title: document.title }] : [card];
  });
}

function cardsOfCases(language: Language): PageCard[] {
  const { work } = content.getPages(language);
  return content.getCases(language).map(({ path, name, title, picture, home }) => {
    const figures = home.results.slice(0, 3).map((result) => {
      const inWords = 'text' in result;
      const figure = inWords ? result.text : formatPercent(language, result.figure, result.sign);
      return { figure, label: result.label, inWords };
    });
    return { path, kicker: [work.label, name], title, kind: 'figures', surface: 'night', picture, figures };
  });
}

function cardsOfArticles(language: Language): PageCard[] {
  const kicker = [content.getPages(language).insights.label];
  return content.getArticles(language).map(({ id, title, author, datePublished, picture }) => {
    const person = content.getPeople(language).find(({ id }) => id === author);
    const facts = [...(person ? [fullName(person)] : []), formatDate(language, datePublished)];
    return { path: paths.article(id), kicker, title, facts, ...withPicture(picture, 'limestone') };
  });
}

/** Returns two cards for each job: of its page, and of the page on which to apply. */
function cardsOfJobs(language: Language): PageCard[] {
  const { label } = content.getPages(language).jobs;
  return content.getJobs(language).flatMap((job): PageCard[] => {
    const { type, place, category } = jobFacts(language, job);
    const facts = [type, place, category];
    const card = { title: job.title, facts, kind: 'pattern' as const, missingStar: job.id };
    const { apply } = content.getUi(language).jobs;
    return [
      { ...card, path: paths.job(job.id), kicker: [label], surface: 'sand' },
      { ...card, path: paths.apply(job.id), kicker: [label, apply], surface: 'night' },
    ];
  });
}

function withPicture(picture: PictureId | undefined, beside: PageCard['surface'] = 'sand') {
  if (!picture) return { kind: 'pattern', surface: 'night' } as const;
  const { mirrored: quiet = false, light, focus } = factsOfPicture(content.getPictures(), picture);
  const surface = light ? 'limestone' : 'night';
  return { kind: 'picture', picture, quiet, focus, surface: quiet ? surface : beside } as const;
}
