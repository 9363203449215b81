import { byId, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { portraitGrounds } from '../../ui/portrait.tsx';

export type PeopleProps = Awaited<ReturnType<typeof peopleContent>>;

export async function peopleContent(language: Language) {
  const { team, offices, services, pages, ui } = await getContent(language);
  const arabic = await getContent('ar');
  const people = team.map((person, index) => ({
    ...person,
    name: fullName(person),
    portrait: {
      picture: person.picture && getPicture(person.picture, slots.portrait),
      letter: byId(arabic.team, person.id).givenName.charAt(0),
      ground: portraitGrounds[index % portraitGrounds.length] ?? 'night',
    },
    office: { href: `${pages.offices.href}#${person.office}`, label: byId(offices, person.office).city },
    services: person.services
      .map((id) => byId(services, id))
      .map(({ href, title }) => ({ href, label: title })),
    contactCard: paths.personCard(person.id, language),
  }));
  return { label: ui.people.list, labels: ui.people, people };
}
