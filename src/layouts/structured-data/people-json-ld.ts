import type { Person } from 'schema-dts';
import type { Content } from '#content/content.ts';
import { fullName, type Person as PersonContent } from '#content/schemas/person.ts';
import type { Language } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import { names, pageUrl } from './entity-ids.ts';

export function leaders({ language, team }: Content): Person[] {
  return team.map((person) => ({
    ...namedPerson(language, person),
    givenName: person.givenName,
    familyName: person.familyName,
    jobTitle: person.position,
    email: person.email,
    knowsLanguage: person.languages,
    worksFor: { '@id': names.firm },
    workLocation: { '@id': names.office(person.office) },
  }));
}

/** A reference to a person, for their articles. */
export function namedPerson(language: Language, person: PersonContent) {
  const url = `${pageUrl(language, paths.page('ourpeople'))}#${person.id}`;
  return { '@type': 'Person', '@id': names.person(person.id), name: fullName(person), url } as const;
}
