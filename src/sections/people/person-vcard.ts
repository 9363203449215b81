import { getFirm, getOffices, getSite, getTeam } from '#content/content.ts';
import { telephone, vcard } from '#content/vcard.ts';
import type { Language } from '#language/languages.ts';
import { officeAddress } from '../offices/office-vcard.ts';
import { fullName } from './people-content.ts';

/** A person as a contact of an address book, at the office where they work. */
export async function personVcard(language: Language, id: string): Promise<string> {
  const [team, offices, firm, site] = await Promise.all([
    getTeam(language),
    getOffices(language),
    getFirm(language),
    getSite(),
  ]);
  const person = team.find((person) => person.id === id);
  const office = offices.find((office) => office.id === person?.office);
  if (!person || !office) throw new Error(`there is no person ${id}, or no office of theirs`);
  return vcard([
    { name: 'KIND', value: 'individual' },
    { name: 'FN', value: fullName(person) },
    { name: 'N', value: [person.familyName, person.givenName, '', '', ''] },
    { name: 'ORG', value: [firm.name, office.title] },
    { name: 'TITLE', value: person.position },
    officeAddress(office),
    { name: 'TEL', parameters: { TYPE: 'work', VALUE: 'uri' }, value: telephone(office.phone) },
    { name: 'EMAIL', parameters: { TYPE: 'work' }, value: person.email },
    { name: 'URL', value: { uri: `https://${site.website}` } },
    { name: 'LANG', value: language },
  ]);
}
