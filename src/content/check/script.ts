import type { Content } from './content-files.ts';
import { isListed, withoutTerms } from './exceptions.ts';
import { withoutAddresses } from './facts.ts';
import type { Fault, Issue } from './faults.ts';
import { checkProse } from './prose.ts';

const arabicSigns = /[\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06f0-\u06f9]+/;

/** Latin words and Western digits in Arabic values, Arabic letters and digits in English ones. */
export function checkScript({ files, exceptions }: Content): Fault[] {
  const arabic = checkProse(files, 'ar', (text, file, key) =>
    isListed(exceptions.same, file, key) ? [] : strangersIn(withoutTerms(withoutAddresses(text), exceptions)),
  );
  const english = checkProse(files, 'en', (text) => {
    const found = arabicSigns.exec(text)?.[0];
    return found ? [{ code: 'script.arabic', found }] : [];
  });
  return [...arabic, ...english];
}

function strangersIn(text: string): Issue[] {
  const words = text.match(/[A-Za-z][\w'-]*/g) ?? [];
  const numbers = text.match(/(?<![A-Za-z\d])\d[\d.,]*/g) ?? [];
  return [
    ...words.map((found): Issue => ({ code: 'script.latin', found })),
    ...numbers.map((found): Issue => ({ code: 'script.western-digits', found })),
  ];
}
