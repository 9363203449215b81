import { type Content, type Fault, filesOf } from './content-files.ts';
import { type Exceptions, isListed, withoutTerms } from './exceptions.ts';
import { isNeutral } from './neutral.ts';
import { type Comparison, compare, type Pair } from './walk.ts';

/** Files, keys and list items that one language lacks; neutral values that differ; texts that do not. */
export function checkLanguages({ files, exceptions }: Content): Fault[] {
  const [english, arabic] = [filesOf('en', files), filesOf('ar', files)];
  return [...new Set([...english.keys(), ...arabic.keys()])].flatMap((file): Fault[] => {
    if (!arabic.has(file)) {
      return [{ file: `en/${file}`, key: '', sentence: 'only English has this file' }];
    }
    if (!english.has(file)) {
      return [{ file: `ar/${file}`, key: '', sentence: 'only Arabic has this file' }];
    }
    const { pairs, odd } = compare(english.get(file), arabic.get(file));
    return [
      ...odd
        .filter(({ key }) => !isListed(exceptions.oneLanguage, file, key))
        .map((one) => ({ ...oddity(one), file: `${one.only === 'English' ? 'en' : 'ar'}/${file}` })),
      ...pairs.flatMap((pair) => {
        const sentence = pairFault(pair, isListed(exceptions.same, file, pair.key), exceptions);
        return sentence ? [{ file: `ar/${file}`, key: pair.key, sentence }] : [];
      }),
    ];
  });
}

function oddity({ key, only }: Comparison['odd'][number]): Omit<Fault, 'file'> {
  const what = /\.\d+$/.test(key) ? 'list item' : 'key';
  const shape = 'is a list, a map or a text in one language and another of them in the other';
  return { key, sentence: only === 'shape' ? shape : `only ${only} has this ${what}` };
}

function pairFault({ key, english, arabic }: Pair, mayBeSame: boolean, exceptions: Exceptions) {
  if (isNeutral(key, english)) {
    const values = `English ${english}, Arabic ${arabic}`;
    return english === arabic ? undefined : `must be the same in both languages: ${values}`;
  }
  const copied = english === arabic && !mayBeSame && hasWords(withoutTerms(String(english), exceptions));
  return copied ? 'is the same in both languages: translate it' : undefined;
}

function hasWords(text: string): boolean {
  return /[\p{L}\d]/u.test(text);
}
