import { legalIdentity } from '#content/legal-identity.ts';
import {
  getCases,
  getFirm,
  getHome,
  getOffices,
  getPages,
  getProfile,
  getServices,
  getSite,
  getTeam,
  getUi,
  getValues,
} from '#content/readers.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Service } from '#content/schemas/service.ts';
import { addressLine } from '#i18n/address-line.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits, formatNumber, formatPercent } from '#i18n/numbers.ts';
import type { getPhoto as GetPhotoFunction } from '../print-templates/photos.ts';
import { shapes } from './shapes.ts';

type GetPhoto = typeof GetPhotoFunction;

export type ProfileContent = Awaited<ReturnType<typeof profileContent>>;

/** Everything that the company profile shows in a language, with pictures by `getPhoto`. */
export async function profileContent(language: Language, getPhoto: GetPhoto) {
  const [site, firm, home, ui] = [getSite(), getFirm(language), getHome(language), getUi(language)];
  const [pages, profile] = [getPages(language), getProfile(language)];
  const { values, services: opening } = shapes[language];
  const entries = getServices(language).map(entryOf);
  const branded = { logo: language, firm: firm.name };
  return {
    title: `${ui.bar.companyProfile} | ${firm.name}`,
    firmName: firm.name,
    pageNumber: (page: number) => formatDigits(language, page),
    cover: {
      ...branded,
      headline: home.hero.headline,
      title: ui.bar.companyProfile,
      tagline: firm.tagline,
      picture: await getPhoto(home.hero.slides[0]?.pictureNarrow ?? home.callToAction.pictureNarrow, {
        width: 954,
        height: 1350,
      }),
    },
    firm: home.about,
    vision: {
      vision: home.vision,
      mission: home.mission,
      figures: figuresOf(language),
    },
    values: {
      ...getValues(language),
      statement: pages.whoweare.statement ?? '',
      picture: await getPhoto(values.width > values.height ? profile.picture : profile.pictureNarrow, values),
    },
    services: {
      label: pages.services.label,
      headline: pages.services.headline,
      statement: pages.services.statement ?? '',
      picture: await getPhoto(pages.services.picture ?? home.callToAction.picture, opening),
      first: entries.slice(0, 2),
      sheets: [entries.slice(2, 6), entries.slice(6)],
    },
    cases: await Promise.all(
      getCases(language).map(async (study, index) => ({
        ...(await caseOf(language, study, getPhoto)),
        chapter: { label: home.cases.label, opens: index === 0 },
      })),
    ),
    offices: await officesOf(language, getPhoto),
    contact: {
      ...branded,
      email: site.email,
      website: site.website,
      whatsapp: site.whatsapp,
      legal: legalIdentity(language),
      title: home.callToAction.title,
      text: home.callToAction.text,
      picture: await getPhoto(home.callToAction.pictureNarrow, { width: 1078, height: 1350 }),
      labels: { ...ui.ways, website: profile.website },
      address: addressLine(language, getOffices(language)),
    },
  };
}

function figuresOf(language: Language) {
  const { label, note, strip } = getFirm(language).counters;
  const items = strip.map(({ before = '', to, after = '', unit, label }) => ({
    figure: `${before}${formatNumber(language, to)}${after}`,
    unit,
    label,
  }));
  return { label, items, note };
}

async function officesOf(language: Language, getPhoto: GetPhoto) {
  const offices = getOffices(language);
  const [headOffice, ...others] = await Promise.all(
    offices.map(async ({ id, country, city, picture, pictureAlt }, index) => ({
      city,
      country: getFirm(language).countries[country],
      picture: await getPhoto(picture, index ? { width: 480, height: 360 } : shapes[language].headOffice),
      alt: pictureAlt,
      leader: leaderOf(language, id),
    })),
  );
  if (!headOffice) throw new Error(`content/${language}/offices is empty`);
  const { label, headline, statement = '' } = getPages(language).offices;
  return {
    label,
    headline,
    statement,
    head: { ...headOffice, label: getUi(language).ways.office, address: addressLine(language, offices) },
    others,
  };
}

function entryOf({ illustration, title, description, subCards }: Service) {
  return { illustration, title, description, parts: subCards.map((card) => card.title) };
}

async function caseOf(language: Language, study: CaseStudy, getPhoto: GetPhoto) {
  const { cases: labels } = getUi(language);
  const { name, industry, title, subtitle, home, statistics, challenge, solution, results } = study;
  return {
    name,
    industry,
    title,
    subtitle,
    picture: await getPhoto(study.picture, shapes[language].study),
    results: home.results.map((result, index) => ({
      figure: 'text' in result ? result.text : formatPercent(language, result.figure, result.sign),
      label: result.label,
      explanation: statistics?.[index]?.explanation,
    })),
    challenge: { label: labels.challenge, head: challenge.head, text: home.challenge },
    solution: { label: labels.solution, head: solution.head, text: home.summary },
    outcome: { label: labels.results, head: results.head, points: results.points },
  };
}

function leaderOf(language: Language, office: string) {
  const leader = getTeam(language).find((person) => person.office === office);
  return leader && { name: fullName(leader), position: leader.position };
}
