import { byId, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { fullName, type Person } from '#content/schemas/person.ts';
import type { Language } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import { portraitGrounds } from '../../ui/portrait.tsx';

export type PeopleProps = Awaited<ReturnType<typeof peopleContent>>;

export async function peopleContent(language: Language) {
  const { team, offices, services, pages, ui } = await getContent(language);
  const arabic = await getContent('ar');
  const officeOf = ({ office }: Person) => ({
    href: `${pages.offices.href}#${office}`,
    label: byId(offices, office).city,
  });
  const servicesOf = (person: Person) =>
    person.services.map((id) => {
      const { href, title } = byId(services, id);
      return { href, label: title };
    });
  const people = team.map((person, index) => ({
    ...person,
    name: fullName(person),
    portrait: {
      picture: person.picture && getPicture(person.picture, slots.portrait),
      letter: byId(arabic.team, person.id).givenName.charAt(0),
      ground: portraitGrounds[index % portraitGrounds.length] ?? 'night',
    },
    office: officeOf(person),
    services: servicesOf(person),
    contactCard: paths.personCard(person.id, language),
  }));
  return { label: ui.people.list, labels: ui.people, people };
}
