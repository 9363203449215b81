import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Country, countryIds, factsOfCountry } from '#codes/countries.ts';
import { foldDigits } from '#i18n/numbers.ts';
import { withoutInvisible } from '#i18n/visible-text.ts';
import { dialCodes } from './field-constants.ts';

const separators = /[\s().\-‐-―−]/g;
const dialDigits = countryIds.map((country) => dialCodes[country].slice(1));
/** A shorter number that begins like a country's code is a mistyped local number. */
const minDigitsWithCode = 11;
/** A Saudi mobile number looks like a line of the Nile’s delta, so it needs its code while Egypt is chosen. */
const elsewhereMobile = /^5[057]\d{7}$/;
/** Numbers of our countries that no line has, although libphonenumber's smaller data accepts them. */
const unassigned =
  /^\+(?:96652|971(?:5[179]|[4679](?:(?!00)\d{8}|00\d{5})$)|20(?!(?:1[0-25]\d{8}|13[23]\d{6}|(?:15|57)\d{6,7}|(?:2\d|3|4[05-8]|5[05]|6[24-689]|8[2468]|9[235-7])\d{7}|[89]00\d{7})$))/;

/** Returns the country whose code is added to a number; undefined while none is chosen. */
export function chosenCountry({ country, countryCode }: Record<string, unknown>): Country | undefined {
  return countryIds.find((one) => one === country || dialCodes[one] === countryCode);
}

/** Returns E.164 (`+966501234567`); undefined if it is unclear or not callable (docs/product.md, section 5). */
export function toE164(typed: string, country?: Country): string | undefined {
  const text = withoutInvisible(foldDigits(typed.normalize('NFKC'))).replace(separators, '');
  const [, mark = '', digits = ''] = /^([+0]*)([1-9]\d*)$/.exec(withOnePlus(text)) ?? [];
  const candidates = candidatesFor(mark, digits, country && dialCodes[country].slice(1));
  return candidates.map(callableNumber).find(Boolean);
}

/** Moves the plus to the front: it may follow the number in right-to-left text, or be repeated after a code. */
function withOnePlus(typed: string): string {
  const text = typed.replace(/^([^+]+)\+$/, '+$1');
  const at = text.lastIndexOf('+') + 1;
  // More than a code before the second plus means that these are two numbers.
  return at > 0 && /^[+0]*\d{0,3}[+0]*$/.test(text.slice(0, at)) ? `+${text.slice(at)}` : text;
}

function candidatesFor(mark: string, digits: string, dialDigits: string | undefined): string[] {
  if (/^(\+|\+?00)$/.test(mark)) return [digits, ...mended(digits)];
  const isNational = dialDigits && !(dialDigits === '20' && elsewhereMobile.test(digits));
  const national = isNational ? [dialDigits + digits, ...mended(dialDigits + digits)] : [];
  // After a single zero, as in `0201…`, the digits are an area and not a country's code.
  const hasCode = mark !== '0' && digits.length >= minDigitsWithCode && dialCodeOf(digits) !== undefined;
  return hasCode ? [...national, digits, ...mended(digits)] : national;
}

/** Removes the first of two codes (`966 0966 50…`, `966 00971 50…`), or a zero after the code. */
function mended(digits: string): string[] {
  const code = dialCodeOf(digits) ?? parsePhoneNumberFromString(`+${digits}`)?.countryCallingCode;
  if (!code) return [];
  const [, zeros = '', rest = ''] = new RegExp(`^${code}(0*)([1-9]\\d*)$`).exec(digits) ?? [];
  if (rest.startsWith(code) || (zeros === '00' && rest.length >= minDigitsWithCode))
    return [rest, ...mended(rest)];
  return zeros === '0' ? [code + rest] : [];
}

function dialCodeOf(digits: string): string | undefined {
  return dialDigits.find((code) => digits.startsWith(code));
}

function callableNumber(digits: string): string | undefined {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  if (!parsed?.isValid() || !/^\+\d{10,15}$/.test(parsed.number)) return undefined;
  return unassigned.test(parsed.number) ? undefined : parsed.number;
}

/** Returns `+966 50 123 4567` or `+20 2 2734 5678`. */
export function formatPhone(callable: string): string {
  const country = countryIds.find((one) => callable.startsWith(dialCodes[one]));
  if (!country) return callable;
  const { dialCode, grouping } = factsOfCountry(country);
  const national = callable.slice(dialCode.length);
  const [, ...groups] = grouping?.exec(national) ??
    /^(\d{1,3})(\d{3})(\d{4})$/.exec(national) ?? ['', national];
  return [dialCode, ...groups].join(' ');
}
