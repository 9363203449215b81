import { getPicture } from '#content/pictures/pictures.ts';
import { byId, getOffices, getPages, getPeople, getServices, getUi } from '#content/readers.ts';
import { fullName, type Person } from '#content/schemas/person.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { type PortraitProps, portraitBackgrounds } from '#ui/portrait.tsx';

export type PeopleProps = ReturnType<typeof peopleProps>;
export type PersonLink = ReturnType<typeof personLink>;

export function peopleProps(language: Language) {
  const offices = getOffices(language);
  const services = getServices(language);
  const { people: labels } = getUi(language);
  const officesHref = getPages(language).offices.href;
  const people = getPeople(language).map((person) => ({
    ...person,
    name: fullName(person),
    portrait: portraitOf(language, person, 'portrait'),
    office: { href: `${officesHref}#${person.office}`, label: byId(offices, person.office).city },
    services: person.services
      .map((id) => byId(services, id))
      .map(({ href, title }) => ({ href, label: title })),
    contactCard: paths.personVcard(person.id, language),
  }));
  return { label: labels.list, labels, people };
}

/** Returns the leaders with their positions or, if `toWrite`, with the services to write to them about. */
export function personLinks(language: Language, { toWrite = false } = {}): PersonLink[] {
  return getPeople(language).map((person) => personLink(language, person, toWrite));
}

/** Returns a person as other pages mention them, with the link to their profile. */
export function personLink(language: Language, person: Person, toWrite = false) {
  const list = new Intl.ListFormat(languages[language].locale);
  const titles = person.services.map((id) => byId(getServices(language), id).title);
  return {
    id: person.id,
    name: fullName(person),
    portrait: portraitOf(language, person, 'portraitSmall'),
    href: `${getPages(language).ourpeople.href}#${person.id}`,
    country: byId(getOffices(language), person.office).country,
    text: toWrite ? list.format(titles) : person.position,
    email: toWrite ? person.email : undefined,
  };
}

/** Returns a person's photograph, or the letter and the background that replace it. */
function portraitOf(language: Language, person: Person, size: 'portrait' | 'portraitSmall'): PortraitProps {
  const place = getPeople(language).indexOf(person);
  return {
    picture: person.picture && getPicture(person.picture, size),
    letter: person.givenName.charAt(0),
    background: portraitBackgrounds[place % portraitBackgrounds.length] ?? 'night',
  };
}
