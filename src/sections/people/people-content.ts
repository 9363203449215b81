import { getPicture } from '#content/pictures.ts';
import { byId, getOffices, getPages, getServices, getTeam, getUi } from '#content/readers.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { portraitGrounds } from '#ui/portrait.tsx';

export type PeopleProps = ReturnType<typeof peopleContent>;

export function peopleContent(language: Language) {
  const offices = getOffices(language);
  const services = getServices(language);
  const { people: labels } = getUi(language);
  const officesHref = getPages(language).offices.href;
  const people = getTeam(language).map((person, index) => ({
    ...person,
    name: fullName(person),
    portrait: {
      picture: person.picture && getPicture(person.picture, 'portrait'),
      letter: byId(getTeam('ar'), person.id).givenName.charAt(0),
      ground: portraitGrounds[index % portraitGrounds.length] ?? 'night',
    },
    office: { href: `${officesHref}#${person.office}`, label: byId(offices, person.office).city },
    services: person.services
      .map((id) => byId(services, id))
      .map(({ href, title }) => ({ href, label: title })),
    contactCard: paths.personCard(person.id, language),
  }));
  return { label: labels.list, labels, people };
}
