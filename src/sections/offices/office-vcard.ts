import { getFirm, getOffices, getSite } from '../../content/content.ts';
import type { OfficeId } from '../../content/schemas/office.ts';
import { telephone, vcard } from '../../content/vcard.ts';
import type { Language } from '../../language/languages.ts';

/** An office as a contact of an address book: the firm's name with the office's, and its detail lines. */
export async function officeVcard(language: Language, id: OfficeId): Promise<string> {
  const [offices, firm, site] = await Promise.all([getOffices(language), getFirm(language), getSite()]);
  const office = offices.find((office) => office.id === id);
  if (!office) throw new Error(`there is no office ${id}`);
  const { street, cityLine, postalBox, city, title, phone, email, timeZone, latitude, longitude } = office;
  const country = firm.countries[office.country];
  return vcard([
    { name: 'KIND', value: 'org' },
    { name: 'FN', value: `${firm.name} (${title})` },
    { name: 'ORG', value: [firm.name, title] },
    {
      name: 'ADR',
      parameters: { TYPE: 'work', LABEL: [street, cityLine, postalBox].join('\n') },
      value: [postalBox, '', street, city, '', '', country],
    },
    { name: 'TEL', parameters: { TYPE: 'work', VALUE: 'uri' }, value: telephone(phone) },
    { name: 'EMAIL', parameters: { TYPE: 'work' }, value: email },
    { name: 'URL', value: { uri: `https://${site.website}` } },
    { name: 'GEO', value: { uri: `geo:${latitude},${longitude}` } },
    { name: 'TZ', value: timeZone },
    { name: 'LANG', value: language },
  ]);
}
