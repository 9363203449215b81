import { factsOfCountry } from '#i18n/countries.ts';
import { foldDigits } from '#i18n/numbers.ts';
import { type Country, countries, dialCodes, firstDialCountry, homeCountry } from './choices.ts';

/** Whose code a number gets in a form of these fields while no country is chosen. */
export function dialCountry(fields: readonly string[]): Country {
  return fields.includes('country') || fields.includes('countryCode') ? firstDialCountry : homeCountry;
}

/** E.164; a number without a code gets that of the chosen country, or else of another. */
export function dialledNumber(
  { mobileNumber, country, countryCode }: Record<string, unknown>,
  otherwise: Country,
): string | undefined {
  const chosen = countries.find((one) => one === country || dialCodes[one] === countryCode);
  return toE164(String(mobileNumber), chosen ?? otherwise);
}

/** E.164 (`+966501234567`), undefined where it is none. Reads Arabic digits (product decisions, Forms 3). */
export function toE164(typed: string, country: Country): string | undefined {
  const bare = foldDigits(typed).replace(
    /[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff().\-‐-―−]/g,
    '',
  );
  const [, international, digits] = /^(\+|00)?(\d+)$/.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  const whole = international ? withoutTrunkZero(digits) : withDialCode(digits, country);
  return /^\d{10,15}$/.test(whole) ? `+${whole}` : undefined;
}

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

function withDialCode(digits: string, country: Country): string {
  const code = dialCodes[country].slice(1);
  if (digits.startsWith(code) && digits.length === code.length + factsOfCountry(country).mobileDigits)
    return digits;
  return code + digits.replace(/^0/, '');
}

/** Many write `+966 (0)50…`; in our five countries no number has a 0 after the dial code. */
function withoutTrunkZero(digits: string): string {
  const code = Object.values(dialCodes).find((one) => digits.startsWith(one.slice(1)));
  if (!code) return digits;
  const length = code.length - 1;
  return digits.slice(0, length) + digits.slice(length).replace(/^0/, '');
}
