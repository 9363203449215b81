import { legalIdentity } from '#content/legal-identity.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Person } from '#content/schemas/person.ts';
import type { Service } from '#content/schemas/service.ts';
import { addressLine } from '#i18n/address-line.ts';
import { formatDigits, formatNumber, formatPercent } from '#i18n/numbers.ts';
import type { getPhoto as GetPhotoFunction } from '../print-templates/photos.ts';
import type { Sources } from '../sources.ts';
import type { CaseSheetProps } from './case-sheet.tsx';
import type { ServiceEntryProps } from './services-sheets.tsx';
import { shapes } from './shapes.ts';

type GetPhoto = typeof GetPhotoFunction;

export type ProfileContent = Awaited<ReturnType<typeof profileContent>>;

/** Everything that the company profile shows, in the language of its sources, with pictures by `getPhoto`. */
export async function profileContent(sources: Sources, getPhoto: GetPhoto) {
  const { language, site, firm, home, ui, pages, profile, services, cases } = sources;
  const { values, services: opening } = shapes[language];
  const entries = services.map(entryOf);
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
      picture: await getPhoto(home.hero.slides[0]?.pictureNarrow ?? home.call.pictureNarrow, {
        width: 954,
        height: 1350,
      }),
    },
    firm: home.about,
    vision: {
      vision: home.vision,
      mission: home.mission,
      figures: figuresOf(sources),
    },
    values: {
      label: sources.values.label,
      values: sources.values.values,
      statement: pages.whoweare.statement ?? '',
      picture: await getPhoto(values.width > values.height ? profile.picture : profile.pictureNarrow, values),
    },
    services: {
      label: pages.services.label,
      headline: pages.services.headline,
      statement: pages.services.statement ?? '',
      picture: await getPhoto(pages.services.picture ?? home.call.picture, opening),
      first: entries.slice(0, 2),
      sheets: [entries.slice(2, 6), entries.slice(6)],
    },
    cases: await Promise.all(
      cases.map(async (study, index) => ({
        ...(await caseOf(sources, study, getPhoto)),
        chapter: { label: home.cases.label, opens: index === 0 },
      })),
    ),
    offices: await officesOf(sources, getPhoto),
    contact: {
      ...branded,
      email: site.email,
      website: site.website,
      whatsapp: site.whatsapp,
      legal: legalIdentity(language),
      title: home.call.title,
      text: home.call.text,
      picture: await getPhoto(home.call.pictureNarrow, { width: 1078, height: 1350 }),
      labels: { ...ui.ways, website: profile.website },
      address: addressLine(language, sources.offices),
    },
  };
}

function figuresOf({ language, firm }: Sources) {
  const items = firm.counters.strip.map(({ before = '', to, after = '', unit, label }) => ({
    figure: `${before}${formatNumber(language, to)}${after}`,
    unit,
    label,
  }));
  return { label: firm.counters.label, items, note: firm.counters.note };
}

async function officesOf({ language, firm, ui, pages, team, offices }: Sources, getPhoto: GetPhoto) {
  const [headOffice, ...others] = await Promise.all(
    offices.map(async ({ id, country, city, picture, pictureAlt }, index) => ({
      city,
      country: firm.countries[country],
      picture: await getPhoto(picture, index ? { width: 480, height: 360 } : shapes[language].headOffice),
      alt: pictureAlt,
      leader: leaderOf(id, team),
    })),
  );
  if (!headOffice) throw new Error(`content/${language}/offices is empty`);
  const { label, headline, statement = '' } = pages.offices;
  return {
    label,
    headline,
    statement,
    head: { ...headOffice, label: ui.ways.office, address: addressLine(language, offices) },
    others,
  };
}

function entryOf({ illustration, title, description, subCards }: Service): ServiceEntryProps {
  return { illustration, title, description, parts: subCards.map((card) => card.title) };
}

async function caseOf(
  { language, ui }: Sources,
  study: CaseStudy,
  getPhoto: GetPhoto,
): Promise<Omit<CaseSheetProps, 'chapter'>> {
  const labels = ui.cases;
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

function leaderOf(office: string, team: Person[]) {
  const leader = team.find((person) => person.office === office);
  return leader && { name: `${leader.givenName} ${leader.familyName}`, position: leader.position };
}
