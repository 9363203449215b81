import { postalCodeIn } from '#content/address-line.ts';
import { byId, getFirm, getOffices, getPeople, getSite } from '#content/readers.ts';
import type { Office } from '#content/schemas/office.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { type VcardProperty, vcard } from './vcard.ts';

/** Returns the offices and the firm's leaders as vCards, by the paths of their files. */
export function contactVcards(language: Language) {
  const firm = getFirm(language);
  const offices = getOffices(language);
  const url: VcardProperty = { name: 'URL', value: { uri: `https://${getSite().website}` } };
  return [
    ...offices.map((office) => ({
      path: paths.officeVcard(office.id, language),
      text: vcard([
        { name: 'FN', value: `${firm.name} (${office.title})` },
        // The format requires a name, and an office has none.
        { name: 'N', value: ['', '', '', '', ''] },
        { name: 'ORG', value: [firm.name, office.title] },
        ...contactProperties(office, office.email),
        url,
        { name: 'GEO', value: { uri: `${office.latitude};${office.longitude}` } },
      ]),
    })),
    ...getPeople(language).map((person) => {
      const office = byId(offices, person.office);
      return {
        path: paths.personVcard(person.id, language),
        text: vcard([
          { name: 'FN', value: fullName(person) },
          { name: 'N', value: [person.familyName, person.givenName, '', '', ''] },
          { name: 'ORG', value: [firm.name, office.title] },
          { name: 'TITLE', value: person.position },
          ...contactProperties(office, person.email),
          url,
        ]),
      };
    }),
  ];
}

/** Returns the address in parts and as on an envelope, with the country's name in addresses; telephone and email. */
function contactProperties({ street, cityLine, postalBox, city, phone }: Office, email: string) {
  const type = { TYPE: 'WORK' };
  const code = postalCodeIn(cityLine) ?? '';
  const country = cityLine.replace(/^.*[,،] /, '');
  return [
    { name: 'ADR', parameters: type, value: [postalBox, '', street, city, '', code, country] },
    { name: 'LABEL', parameters: type, value: [street, cityLine, postalBox].join('\n') },
    { name: 'TEL', parameters: { TYPE: 'WORK,VOICE' }, value: phone.replaceAll(' ', '-') },
    { name: 'EMAIL', parameters: { TYPE: 'INTERNET,WORK' }, value: email },
  ];
}
