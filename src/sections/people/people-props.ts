import type { Country } from '#codes/countries.ts';
import { getPicture } from '#content/pictures/pictures.ts';
import { byId, getOffices, getPages, getPeople, getServices, getUi } from '#content/readers.ts';
import { fullName, type Person } from '#content/schemas/person.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { type PortraitProps, portraitBackgrounds } from '#ui/portrait.tsx';

export interface PeopleProps {
  labels: Ui['people'];
  people: ProfiledPerson[];
}

export interface ProfiledPerson extends Omit<Person, 'office' | 'services'> {
  name: string;
  portrait: PortraitProps;
  office: { href: string; label: string };
  services: { href: string; label: string }[];
  contactCard: string;
}

/** A person as other pages mention them, with the link to their profile. */
export interface PersonMention {
  name: string;
  position: string;
  portrait: PortraitProps;
  href: string;
}

export interface PersonLink extends PersonMention {
  id: string;
  country: Country;
  /** The position, or the services to write about. */
  text: string;
  email: string | undefined;
}

export function peopleProps(language: Language): PeopleProps {
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
  return { labels, people };
}

/** Returns the leaders with their positions or, if `toWrite`, with the services to write to them about. */
export function personLinks(language: Language, { toWrite = false } = {}): PersonLink[] {
  const list = new Intl.ListFormat(languages[language].locale);
  const services = getServices(language);
  return getPeople(language).map((person) => ({
    id: person.id,
    ...personLink(language, person),
    country: byId(getOffices(language), person.office).country,
    text: toWrite ? list.format(person.services.map((id) => byId(services, id).title)) : person.position,
    email: toWrite ? person.email : undefined,
  }));
}

export function personLink(language: Language, person: Person): PersonMention {
  return {
    name: fullName(person),
    position: person.position,
    portrait: portraitOf(language, person, 'portraitSmall'),
    href: `${getPages(language).ourpeople.href}#${person.id}`,
  };
}

/** Returns who leads a service: of several, the one who names it first. Undefined if nobody does. */
export function serviceLead(language: Language, service: number | undefined): PersonMention | undefined {
  if (service === undefined) return;
  const place = ({ services }: Person) => services.indexOf(service);
  const [lead] = getPeople(language)
    .filter((person) => place(person) >= 0)
    .toSorted((one, other) => place(one) - place(other));
  return lead && personLink(language, lead);
}

/** A person's photograph, or the letter and the background that replace it. */
function portraitOf(language: Language, person: Person, size: 'portrait' | 'portraitSmall'): PortraitProps {
  const place = getPeople(language).indexOf(person);
  return {
    picture: person.picture && getPicture(person.picture, size),
    letter: person.givenName.charAt(0),
    background: portraitBackgrounds[place % portraitBackgrounds.length] ?? 'night',
  };
}
