import { expect, test } from 'vitest';
import type { Country } from '#codes/countries.ts';
import { formatPhone, toE164 } from './mobile-number.ts';

/** Codes and numbers without a trunk prefix: mobiles, lines of several areas, and numbers that a whole country has. */
const ours: Record<Country, [code: string, ...numbers: string[]]> = {
  ksa: ['966', '501234567', '551234567', '590000000', '112345678', '126543210', '133456789', '920012345'],
  uae: ['971', '501234567', '561234567', '41234567', '21234567', '65123456', '600123456'],
  jordan: ['962', '791234567', '771234567', '64123456', '27123456', '32123456'],
  bahrain: ['973', '33123456', '39654321', '66123456', '17123456', '13123456'],
  egypt: ['20', '1012345678', '1112345678', '1234567890', '1512345678', '227345678', '403312345', '34871234'],
};

/** Some people write the trunk prefix in brackets. */
const others: [code: string, number: string, trunk?: string][] = [
  ['44', '2079460958', '0'],
  ['44', '7911123456', '0'],
  ['1', '2025550100'],
  ['49', '3012345678', '0'],
  ['33', '612345678', '0'],
  ['91', '9812345678', '0'],
  ['90', '5321234567', '0'],
  ['39', '0612345678'],
  ['965', '50012345'],
  ['974', '33123456'],
  ['968', '92123456'],
];

/** Latin, Arabic-Indic, Persian and full-width digits. */
const scripts = [(text: string) => text, ...[0x660, 0x6f0, 0xff10].map(shifted)];

const grouped = (number: string) => number.replace(/(\d{2})(\d{3})/, '$1 $2-');
const marks = (text: string) => `\u202a${text.replace(' ', '\u00a0\u200e')}\u202c\u200b`;

/** The number has its code, so the chosen country makes no difference. */
const whole: Record<string, (code: string, number: string) => string> = {
  'a plus': (code, number) => `+${code} ${grouped(number)}`,
  'two zeros': (code, number) => `00${code}${number}`,
  'a plus and two zeros': (code, number) => `+00${code} ${number}`,
  'the code in brackets': (code, number) => `(+${code}) ${grouped(number)}`,
  'the code twice': (code, number) => `+${code} +${code} ${number}`,
  'the code twice, once with zeros': (code, number) => `+${code} 00${code} ${number}`,
  'the code twice in a row': (code, number) => `+${code}${code}${number}`,
  'marks of direction': (code, number) => marks(`+${code} ${grouped(number)}`),
  'a plus at its end': (code, number) => `${code}${number}+`,
};
const wholeWithTrunk = {
  'a bracketed zero': (code: string, number: string) => `+${code} (0)${grouped(number)}`,
  'two zeros and a zero': (code: string, number: string) => `00${code}0${number}`,
};

/** These are numbers of the chosen country. */
const national: Record<string, (code: string, number: string) => string> = {
  'nothing before it': (_, number) => number,
  'a zero': (_, number) => `0${grouped(number)}`,
  'a plus and a zero': (_, number) => `+0${number}`,
  'its code without a plus': (code, number) => `${code} ${grouped(number)}`,
  'its code and a zero': (code, number) => `${code} 0${number}`,
  'a zero and its code': (code, number) => `0${code}${number}`,
  'its code twice': (code, number) => `${code}0${code}${number}`,
};

type Case = [typed: string, country: Country | undefined, meant: string | undefined];

const countries: Country[] = ['ksa', 'uae', 'jordan', 'bahrain', 'egypt'];
const chosen = [...countries, undefined];

const wrong = (cases: Case[]) => cases.filter(([typed, country, meant]) => toE164(typed, country) !== meant);
const ofEach = (casesOf: (code: string, number: string, country: Country) => Case[]) =>
  countries.flatMap((country) => {
    const [code, ...numbers] = ours[country];
    return numbers.flatMap((number) => casesOf(code, number, country));
  });
const ofOurs = ofEach((code, number, country) => [
  ...spelled(whole, code, number, chosen),
  ...spelled(wholeWithTrunk, code, number, [country, undefined]),
  ...spelled(national, code, number, [country]),
]);
const ofOthers = others.flatMap(([code, number, trunk]) => [
  ...spelled(whole, code, number, ['ksa', 'egypt', undefined]),
  ...(trunk ? spelled(wholeWithTrunk, code, number, ['bahrain', undefined]) : []),
]);

test('a number in any spelling gets the country code that its writer meant', () => {
  const cases = [...ofOurs, ...ofOthers];
  expect(cases.length).toBeGreaterThan(1000);
  expect(wrong(cases)).toEqual([]);
});

test('a number without a code or a country is not guessed', () => {
  const spellings = ['nothing before it', 'a zero', 'a plus and a zero'] as const;
  const cases = ofEach((code, number) =>
    spellings.map((name) => [national[name]?.(code, number) ?? '', undefined, undefined]),
  );
  expect(wrong(cases)).toEqual([]);
});

test('a number with a digit too many or too few is refused', () => {
  const cases = ofEach((code, number, country) =>
    [`${number}5`, number.slice(0, -1)].map((typed) => [`+${code} 0${typed}`, country, undefined]),
  );
  // A mobile number of Egypt's 015 that lacks a digit is a line of 10th of Ramadan City.
  expect(wrong(cases)).toEqual([['+20 0151234567', 'egypt', undefined]]);
});

test.each<[typed: string, country: Country, meant?: string]>([
  // The code tells that these are of another country than the chosen one.
  ['971 4 123 4567', 'ksa', '+97141234567'],
  ['966 50 123 4567', 'egypt', '+966501234567'],
  // A mobile number of Saudi Arabia or the Emirates is no line in Mansoura.
  ['050 123 4567', 'egypt'],
  ['056 123 4567', 'egypt'],
  ['052 123 4567', 'ksa'],
  ['059 123 4567', 'uae'],
  ['+20 50 234 5678', 'egypt', '+20502345678'],
  ['20 100 123 4567', 'ksa', '+201001234567'],
  ['+966 +971 50 123 4567', 'ksa', '+971501234567'],
  ['+0966 50 123 4567', 'egypt', '+966501234567'],
  // These numbers are valid in the whole country.
  ['9200 12345', 'ksa', '+966920012345'],
  ['800 123 4567', 'ksa', '+9668001234567'],
  // These are too short to be called from elsewhere, too long, or lack their area.
  ['19991', 'egypt'],
  ['911', 'ksa'],
  ['800 1234', 'uae', '+9718001234'],
  ['234 5678', 'ksa'],
  ['50 123 45678', 'ksa'],
  ['1234567890123', 'ksa'],
  ['12345', 'bahrain'],
  // `5012345678` would be a number of Belize.
  ['+50 123 4567', 'ksa'],
  ['0050 123 4567', 'ksa'],
  ['2012345678', 'ksa'],
  // These are several numbers or none.
  ['050 123 4567 / 055 123 4567', 'ksa'],
  ['+966501234567+971501234567', 'ksa'],
  ['+966501234567, +966551234567', 'ksa'],
  ['050 123 4567 ext 5', 'ksa'],
  ['050 123 4567 تحويلة ٥', 'ksa'],
  ['tel:+966501234567', 'ksa'],
  ['050 123 456x', 'ksa'],
  ['O50 123 4567', 'ksa'],
  ['', 'ksa'],
  ['+', 'ksa'],
  ['0', 'ksa'],
  ['00', 'ksa'],
])('"%s" with the code of %s is called at %s', (typed, country, meant) => {
  expect(toE164(typed, country)).toBe(meant);
});

test.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+201012345678', '+20 101 234 5678'],
  ['+20227345678', '+20 2 2734 5678'],
  ['+20403312345', '+20 40 331 2345'],
  ['+97333123456', '+973 3312 3456'],
  ['+97144123456', '+971 4 412 3456'],
  ['+96264123456', '+962 6 412 3456'],
  ['+12025550100', '+12025550100'],
])('%s is read as %s', (callable, shown) => {
  expect(formatPhone(callable)).toBe(shown);
});

function spelled(spellings: typeof whole, code: string, number: string, contexts: Case[1][]): Case[] {
  return Object.values(spellings).flatMap((spell, at) =>
    contexts.map((country, other): Case => {
      const inDigits = scripts[(at + other) % scripts.length] ?? ((text) => text);
      return [inDigits(spell(code, number)), country, `+${code}${number}`];
    }),
  );
}

function shifted(zero: number) {
  return (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
