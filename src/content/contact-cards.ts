import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { byId, getFirm, getOffices, getSite, getTeam } from './readers.ts';
import type { Office } from './schemas/office.ts';
import { fullName } from './schemas/person.ts';
import { telephone, type VcardProperty, vcard } from './vcard.ts';

/** The offices and the firm's leaders as contacts of an address book, by their paths. */
export function contactCards(language: Language) {
  const firm = getFirm(language);
  const offices = getOffices(language);
  const url: VcardProperty = { name: 'URL', value: { uri: `https://${getSite().website}` } };
  return [
    ...offices.map((office) => ({
      path: paths.officeCard(office.id, language),
      card: vcard([
        { name: 'KIND', value: 'org' },
        { name: 'FN', value: `${firm.name} (${office.title})` },
        { name: 'ORG', value: [firm.name, office.title] },
        ...contactProperties(office, office.email),
        url,
        { name: 'GEO', value: { uri: `geo:${office.latitude},${office.longitude}` } },
        { name: 'TZ', value: office.timeZone },
        { name: 'LANG', value: language },
      ]),
    })),
    ...getTeam(language).map((person) => {
      const office = byId(offices, person.office);
      return {
        path: paths.personCard(person.id, language),
        card: vcard([
          { name: 'KIND', value: 'individual' },
          { name: 'FN', value: fullName(person) },
          { name: 'N', value: [person.familyName, person.givenName, '', '', ''] },
          { name: 'ORG', value: [firm.name, office.title] },
          { name: 'TITLE', value: person.position },
          ...contactProperties(office, person.email),
          url,
          { name: 'LANG', value: language },
        ]),
      };
    }),
  ];
}

/** The address in parts, and whole as on an envelope: its country by the name that addresses use; telephone and email. */
function contactProperties(
  { street, cityLine, postalBox, city, phone }: Office,
  email: string,
): VcardProperty[] {
  return [
    {
      name: 'ADR',
      parameters: { TYPE: 'work', LABEL: [street, cityLine, postalBox].join('\n') },
      value: [postalBox, '', street, city, '', '', cityLine.replace(/^.*[,،] /, '')],
    },
    { name: 'TEL', parameters: { TYPE: 'work', VALUE: 'uri' }, value: telephone(phone) },
    { name: 'EMAIL', parameters: { TYPE: 'work' }, value: email },
  ];
}
