import { keysOf } from '#lib/records.ts';

interface CountryFacts {
  /** Two letters (ISO 3166-1). */
  isoCode: string;
  dialCode: string;
  /** The groups of a national number, if they are not area, three digits and four digits. */
  grouping?: RegExp;
}

/** In the order of the contact dialog's flags. Both firm.yaml and both forms.yaml name them. */
export const countries = {
  ksa: { isoCode: 'SA', dialCode: '+966' },
  uae: { isoCode: 'AE', dialCode: '+971' },
  jordan: { isoCode: 'JO', dialCode: '+962' },
  bahrain: { isoCode: 'BH', dialCode: '+973', grouping: /^(\d{4})(\d{4})$/ },
  // Cairo's numbers have eight digits after their 2.
  egypt: { isoCode: 'EG', dialCode: '+20', grouping: /^(2)(\d{4})(\d{4})$/ },
} satisfies Record<string, CountryFacts>;

export type Country = keyof typeof countries;
export const countryIds = keysOf(countries);

export function factsOfCountry(country: Country): CountryFacts {
  return countries[country];
}
