import { type Content, filesOf } from './content-files.ts';
import { isListed } from './exceptions.ts';
import type { Fault, Issue } from './faults.ts';
import { isNeutral } from './neutral.ts';
import { compare } from './walk.ts';

const address =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s،؛()«»]*[\w/]|(?:\+|\b00)\d[\d ()-]{6,}\d|\{\w+\}/g;
/** A number with its sign, separators and percent sign; digits inside a Latin word (`B2B`) are none. */
const number = /(?:(?<![^\s(])[-−])?(?<![A-Za-z\d])\d+(?:[.,]\d+)*(?: ?%)?/g;
const percentInWords = / (?:في المئة|في المائة|بالمئة|بالمائة|per cent\b|percent\b)/g;
const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/** E-mail, web addresses and telephone numbers of a text, and the names in it that stand for something: `{found}`. A telephone number counts only in Latin digits. */
export function addressesIn(text: string): string[] {
  return text.match(address) ?? [];
}

export function withoutAddresses(text: string): string {
  return text.replace(address, '•');
}

/** Numbers written in digits, spelled alike for both languages: `١٬٠٠٠` and `1,000` are `1000`. */
export function numbersIn(text: string): string[] {
  const folded = withoutAddresses(text)
    .replace(directionMarks, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('٪', '%')
    .replace(percentInWords, '%');
  return (folded.match(number) ?? []).map(normalize);
}

/** Numbers, links and e-mail addresses that only one language has. Their order may differ. */
export function checkFacts({ files, exceptions }: Content): Fault[] {
  const arabic = filesOf('ar', files);
  return [...filesOf('en', files)]
    .filter(([file]) => arabic.has(file))
    .flatMap(([file, value]) => {
      return compare(value, arabic.get(file)).pairs.flatMap(({ key, english, arabic }) => {
        if (typeof english !== 'string' || typeof arabic !== 'string' || isNeutral(key, english)) return [];
        const issues = [
          difference(addressesIn(english), addressesIn(arabic)),
          isListed(exceptions.numbers, file, key) ? [] : difference(numbersIn(english), numbersIn(arabic)),
        ].flat();
        return issues.map((issue) => ({ file: `ar/${file}`, key, ...issue }));
      });
    });
}

function normalize(found: string): string {
  const grouped = /^([-−]?)(\d{1,3}(?:,\d{3})+)(?![,\d])/;
  return found
    .replace(' ', '')
    .replace('−', '-')
    .replace(grouped, (whole) => whole.replaceAll(',', ''));
}

function difference(inEnglish: string[], inArabic: string[]): Issue[] {
  const english = without(inEnglish, inArabic).join(' · ');
  const arabic = without(inArabic, inEnglish).join(' · ');
  if (english && arabic) return [{ code: 'facts.differ', english, arabic }];
  if (english) return [{ code: 'facts.only-english', found: english }];
  return arabic ? [{ code: 'facts.only-arabic', found: arabic }] : [];
}

function without(all: string[], taken: string[]): string[] {
  const rest = [...taken];
  return all.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
