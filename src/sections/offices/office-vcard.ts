import { getFirm, getOffices, getSite } from '#content/content.ts';
import type { Office } from '#content/schemas/office.ts';
import { telephone, type VcardProperty, vcard } from '#content/vcard.ts';
import type { Language } from '#language/languages.ts';

/** An office as a contact of an address book: the firm's name with the office's, and its detail lines. */
export async function officeVcard(language: Language, id: string): Promise<string> {
  const [offices, firm, site] = await Promise.all([getOffices(language), getFirm(language), getSite()]);
  const office = offices.find((office) => office.id === id);
  if (!office) throw new Error(`there is no office ${id}`);
  const { title, phone, email, timeZone, latitude, longitude } = office;
  return vcard([
    { name: 'KIND', value: 'org' },
    { name: 'FN', value: `${firm.name} (${title})` },
    { name: 'ORG', value: [firm.name, title] },
    officeAddress(office),
    { name: 'TEL', parameters: { TYPE: 'work', VALUE: 'uri' }, value: telephone(phone) },
    { name: 'EMAIL', parameters: { TYPE: 'work' }, value: email },
    { name: 'URL', value: { uri: `https://${site.website}` } },
    { name: 'GEO', value: { uri: `geo:${latitude},${longitude}` } },
    { name: 'TZ', value: timeZone },
    { name: 'LANG', value: language },
  ]);
}

/** Where an office is, in parts, and as it stands on an envelope: its country by the name that addresses use. */
export function officeAddress({ street, cityLine, postalBox, city }: Office): VcardProperty {
  return {
    name: 'ADR',
    parameters: { TYPE: 'work', LABEL: [street, cityLine, postalBox].join('\n') },
    value: [postalBox, '', street, city, '', '', cityLine.replace(/^.*[,،] /, '')],
  };
}
