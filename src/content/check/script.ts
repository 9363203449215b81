import type { Content, Fault } from './content-files.ts';
import { isListed, withoutTerms } from './exceptions.ts';
import { withoutAddresses } from './facts.ts';
import { checkProse } from './prose.ts';

const arabicSigns = /[\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06f0-\u06f9]+/;

/** Latin words and Western digits in Arabic values, Arabic letters and digits in English ones. */
export function checkScript({ files, exceptions }: Content): Fault[] {
  const arabic = checkProse(files, 'ar', (text, file, key) =>
    isListed(exceptions.same, file, key) ? [] : strangersIn(withoutTerms(withoutAddresses(text), exceptions)),
  );
  const english = checkProse(files, 'en', (text) => {
    const found = arabicSigns.exec(text)?.[0];
    return found ? [`Arabic letters or digits in an English value: ${found}`] : [];
  });
  return [...arabic, ...english];
}

function strangersIn(text: string): string[] {
  const words = text.match(/[A-Za-z][\w'-]*/g) ?? [];
  const numbers = text.match(/(?<![A-Za-z\d])\d[\d.,]*/g) ?? [];
  return [
    ...words.map((word) => `Latin word in Arabic prose: ${word}`),
    ...numbers.map((number) => `Western digits in Arabic prose: ${number}`),
  ];
}
