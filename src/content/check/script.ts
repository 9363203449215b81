import { type Content, type Fault, filesOf, inLanguage } from './content-files.ts';
import { isListed, withoutTerms } from './exceptions.ts';
import { withoutAddresses } from './facts.ts';
import { isNeutral } from './neutral.ts';
import { texts } from './walk.ts';

const arabicSigns = /[\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06f0-\u06f9]+/;

/** Latin words and Western digits in Arabic values, Arabic letters and digits in English ones. */
export function checkScript({ files, exceptions }: Content): Fault[] {
  const arabic = [...filesOf('ar', files)].flatMap(([file, value]) =>
    texts(value)
      .filter((leaf) => !isNeutral(leaf.key, leaf.value) && !isListed(exceptions.same, file, leaf.key))
      .flatMap((leaf) => {
        const rest = withoutTerms(withoutAddresses(leaf.value), exceptions);
        return strangersIn(rest).map((sentence) => ({
          file: inLanguage('ar', file),
          key: leaf.key,
          sentence,
        }));
      }),
  );
  const english = [...filesOf('en', files)].flatMap(([file, value]) =>
    texts(value).flatMap((leaf) => {
      const found = arabicSigns.exec(leaf.value)?.[0];
      const sentence = `Arabic letters or digits in an English value: ${found}`;
      return found ? [{ file: inLanguage('en', file), key: leaf.key, sentence }] : [];
    }),
  );
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
