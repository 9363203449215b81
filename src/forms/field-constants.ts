import { type Country, countries, countryIds } from '#codes/countries.ts';
import { recordOf } from '#lib/records.ts';

export const dialCodes = recordOf(countryIds, (country) => countries[country].dialCode);

export const firstDialCountry: Country = 'egypt';
/** A number gets the dial code of this country if the form asks for no country. */
export const homeCountry: Country = 'ksa';

/** The most characters that each field accepts. */
export const limits = {
  name: 100,
  jobTitle: 100,
  companyName: 150,
  email: 254,
  mobileNumber: 40,
  interestedField: 100,
  message: 5000,
  statusNote: 500,
} as const;
