import { factsOfCountry } from '#i18n/countries.ts';
import { countries, dialCodes } from './choices.ts';

/** `+966 50 123 4567`, `+20 2 2734 5678` */
export function formatPhone(callable: string): string {
  const country = countries.find((one) => callable.startsWith(dialCodes[one]));
  if (!country) return callable;
  const { dialCode, grouping } = factsOfCountry(country);
  const national = callable.slice(dialCode.length);
  const [, ...groups] = grouping?.exec(national) ??
    /^(\d{1,3})(\d{3})(\d{4})$/.exec(national) ?? ['', national];
  return [dialCode, ...groups].join(' ');
}
