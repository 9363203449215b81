import type { DayOfWeek, OpeningHoursSpecification, PostalAddress, ProfessionalService } from 'schema-dts';
import { countries } from '#codes/countries.ts';
import { postalCodeIn } from '#content/address-line.ts';
import { getFirm, getOffices } from '#content/readers.ts';
import type { OfficeHoliday } from '#content/schemas/holidays.ts';
import type { Hours, Office } from '#content/schemas/office.ts';
import type { Language } from '#i18n/languages.ts';
import { weekdays } from '#i18n/weekdays.ts';
import { paths } from '#routing/paths.ts';
import { comingHolidays } from '#sections/offices/offices-props.ts';
import { includesDay } from '#sections/offices/opening-hours.ts';
import { entityIds, pageUrl } from './entity-ids.ts';

export function professionalServices(language: Language): ProfessionalService[] {
  const firm = getFirm(language);
  return getOffices(language).map((office) => ({
    '@type': 'ProfessionalService',
    '@id': entityIds.office(office.id),
    name: `${firm.name} (${office.title})`,
    url: `${pageUrl(language, paths.page('offices'))}#${office.id}`,
    parentOrganization: { '@id': entityIds.firm },
    address: postalAddress(office.country, office),
    telephone: office.phone,
    email: office.email,
    openingHoursSpecification: office.hours.map(openingHours),
    specialOpeningHoursSpecification: comingHolidays(language, office.country).flatMap(specialHours),
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
  }));
}

/** Returns the address of an office, or a country alone where the firm has no office. */
export function postalAddress(country: Office['country'], office?: Office): PostalAddress {
  const address = { '@type': 'PostalAddress', addressCountry: countries[country].isoCode } as const;
  if (!office) return address;
  const postalCode = postalCodeIn(office.cityLine);
  return {
    ...address,
    streetAddress: office.street,
    postOfficeBoxNumber: office.postalBox,
    addressLocality: office.city,
    ...(postalCode && { postalCode }),
  };
}

/** Returns the hours of a holiday. In schema.org, a closed day opens and closes at midnight. */
function specialHours({ name, first, last, hours }: OfficeHoliday): OpeningHoursSpecification[] {
  const days = { name, validFrom: first, validThrough: last };
  if (hours) return hours.map((each) => ({ ...openingHours(each), ...days }));
  return [{ '@type': 'OpeningHoursSpecification', ...days, opens: '00:00', closes: '00:00' }];
}

function openingHours(hours: Hours): OpeningHoursSpecification {
  const { opens, closes } = hours;
  const dayOfWeek = weekdays
    .filter((_, day) => includesDay(hours, day))
    .map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}
