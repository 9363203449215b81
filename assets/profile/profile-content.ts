import { addressLine } from '#content/address-line.ts';
import { legalIdentity } from '#content/legal-identity.ts';
import type { PictureId } from '#content/pictures/picture-ids.ts';
import * as content from '#content/readers.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import { fullName } from '#content/schemas/person.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits, formatNumber, formatPercent } from '#i18n/numbers.ts';
import { sentenceOf, sumOf } from '#sections/register/register-groups.ts';
import { registerProps } from '#sections/register/register-props.ts';
import type { GetPhoto } from '../print-templates/get-photo.ts';
import type { PhotoSource } from '../print-templates/photo.tsx';

export type ProfileContent = Awaited<ReturnType<typeof profileContent>>;

export async function profileContent(language: Language, getPhoto: GetPhoto) {
  const [firm, home] = [content.getFirm(language), content.getHome(language)];
  const [ui, pages] = [content.getUi(language), content.getPages(language)];
  const photo = (id: PictureId, width: number, height: number) =>
    getPhoto(id, { width, height, position: factsOfPicture(content.getPictures(), id).focus });
  const { callToAction, hero } = home;
  const { messages, groups } = registerProps(language);
  const branded = { logo: language, firm: firm.name };
  return {
    title: `${ui.header.companyProfile} | ${firm.name}`,
    firmName: firm.name,
    pageNumber: (page: number) => formatDigits(language, page),
    cover: {
      ...branded,
      headline: hero.headline,
      title: ui.header.companyProfile,
      tagline: firm.tagline,
      picture: await photo(hero.slides[0]?.pictureNarrow ?? callToAction.pictureNarrow, 954, 1350),
    },
    firm: home.about,
    vision: {
      parts: [home.vision, home.mission],
      label: firm.counters.label,
      note: firm.counters.note,
      figures: firm.counters.strip.map(({ before = '', to, after = '', unit, label }) => ({
        figure: `${before}${formatNumber(language, to)}${after}`,
        unit,
        label,
      })),
    },
    register: { ...messages, groups, sentence: sentenceOf(language, messages, sumOf(groups)) },
    values: {
      ...content.getFirmValues(language),
      statement: pages.whoweare.statement ?? '',
      picture: await photo(content.getProfile(language).picture, 1400, 827),
    },
    services: servicesOf(language, await photo(pages.services.picture ?? callToAction.picture, 672, 708)),
    cases: await Promise.all(
      content.getCases(language).map(async (study, index) => ({
        ...caseOf(language, study),
        picture: await photo(study.pictureNarrow, 600, 900),
        chapter: { label: home.cases.label, opens: index === 0 },
      })),
    ),
    offices: await officesOf(language, getPhoto),
    contact: {
      ...branded,
      title: callToAction.title,
      text: callToAction.text,
      picture: await photo(callToAction.pictureNarrow, 1078, 1350),
      tables: contactTables(language),
    },
  };
}

/** Puts two services on the first sheet, which has an introduction, and four on each other. */
function servicesOf(language: Language, picture: PhotoSource) {
  const { label, headline, statement = '' } = content.getPages(language).services;
  const opening = { headline, statement, picture };
  const entries = content.getServices(language).map(({ illustration, title, description, subCards }) => ({
    illustration,
    title,
    description,
    parts: subCards.map((card) => card.title),
  }));
  const sheets = [{ label, opening, entries: entries.splice(0, 2) }];
  const further = () => ({ label, opening: undefined, entries: entries.splice(0, 4) });
  return [...sheets, ...Array.from({ length: Math.ceil(entries.length / 4) }, further)];
}

function caseOf(language: Language, study: CaseStudy) {
  const { cases: labels } = content.getUi(language);
  const { name, industry, title, subtitle, home, statistics, challenge, solution, results } = study;
  const head = { name, industry, title, subtitle };
  return {
    ...head,
    figures: home.results.map((result, index) => ({
      figure: 'text' in result ? result.text : formatPercent(language, result.figure, result.sign),
      label: result.label,
      explanation: statistics?.[index]?.explanation,
    })),
    parts: [
      { label: labels.challenge, heading: challenge.heading, text: home.challenge },
      { label: labels.solution, heading: solution.heading, text: home.summary },
      { label: labels.results, heading: results.heading, points: results.points },
    ] as { label: string; heading: string; text?: string; points?: string[] }[],
  };
}

const headPhoto = { width: 1200, height: 640, position: 'top' } as const;
const otherPhoto = { width: 480, height: 360 };

async function officesOf(language: Language, getPhoto: GetPhoto) {
  const offices = content.getOffices(language);
  const [head, ...others] = await Promise.all(
    offices.map(async ({ id, country, city, picture, pictureAlt }, index) => {
      const leader = content.getPeople(language).find((person) => person.office === id);
      const shape = index ? otherPhoto : headPhoto;
      return {
        city,
        country: content.getFirm(language).countries[country],
        picture: await getPhoto(picture, shape),
        alt: pictureAlt,
        leader: leader && { name: fullName(leader), position: leader.position },
      };
    }),
  );
  if (!head) throw new Error(`content/${language}/offices is empty`);
  const { label, headline, statement = '' } = content.getPages(language).offices;
  const { office } = content.getUi(language).contactDetails;
  const address = addressLine(language, offices);
  return { label, headline, statement, head: { ...head, label: office, address }, others };
}

function contactTables(language: Language): { label: string; value: string; href?: string }[][] {
  const [{ email, website, whatsapp }, { contactDetails }] = [content.getSite(), content.getUi(language)];
  const { name, rows } = legalIdentity(language);
  return [
    [
      { label: contactDetails.email, value: email, href: `mailto:${email}` },
      { label: content.getProfile(language).website, value: website },
      { label: contactDetails.whatsapp, value: whatsapp },
      { label: contactDetails.office, value: addressLine(language, content.getOffices(language)) },
    ],
    [name, ...rows],
  ];
}
