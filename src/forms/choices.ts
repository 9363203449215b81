import { type Country, countries, countryCodes } from '#i18n/countries.ts';
import { recordOf } from '#lib/records.ts';

/** The specification's closed lists (section 3); their words are content. */

export const dialCodes = recordOf(countryCodes, (country) => countries[country].dialCode);

export const firstDialCountry: Country = 'egypt';
/** Whose code a number gets where the form asks for no country. */
export const homeCountry: Country = 'ksa';

export const industries = [
  'banking',
  'health-care',
  'retail',
  'logistics',
  'software-internet-media',
  'technology',
] as const;

export const reasons = ['general-inquiry', 'support-request', 'business-partnership', 'feedback'] as const;

/** Characters, per field. */
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
