import { getPicture } from '#content/pictures/pictures.ts';
import { byId, getPages, getPeople } from '#content/readers.ts';
import { fullName, type Person } from '#content/schemas/person.ts';
import type { Language } from '#i18n/languages.ts';
import { type PortraitProps, portraitBackgrounds } from '#ui/portrait.tsx';

/** A person as other pages mention them, with the link to their profile. */
export interface PersonMention {
  name: string;
  position: string;
  portrait: PortraitProps;
  href: string;
}

/** A person's photograph, or the letter and the background that replace it. */
export function portraitOf(
  language: Language,
  id: string,
  size: 'portrait' | 'portraitSmall' = 'portraitSmall',
): PortraitProps {
  const people = getPeople(language);
  const person = byId(people, id);
  return {
    picture: person.picture && getPicture(person.picture, size),
    letter: person.givenName.charAt(0),
    background: portraitBackgrounds[people.indexOf(person) % portraitBackgrounds.length] ?? 'night',
  };
}

export function personLink(language: Language, { id, position, ...person }: Person): PersonMention {
  return {
    name: fullName(person),
    position,
    portrait: portraitOf(language, id),
    href: `${getPages(language).ourpeople.href}#${id}`,
  };
}
