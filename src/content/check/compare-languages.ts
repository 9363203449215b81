import { type Content, filesOf } from './content-files.ts';
import { type Exceptions, isListed, withoutTerms } from './exceptions.ts';
import type { Fault, Issue } from './faults.ts';
import { isNeutral } from './neutral.ts';
import { compare, type Pair } from './walk.ts';

/** Files, keys and list items that one language lacks; neutral values that differ; texts that do not. */
export function checkLanguages({ files, exceptions }: Content): Fault[] {
  const [english, arabic] = [filesOf('en', files), filesOf('ar', files)];
  return [...new Set([...english.keys(), ...arabic.keys()])].flatMap((file): Fault[] => {
    if (!arabic.has(file)) {
      return [{ file: `en/${file}`, key: '', code: 'file.without-arabic' }];
    }
    if (!english.has(file)) {
      return [{ file: `ar/${file}`, key: '', code: 'file.without-english' }];
    }
    const { pairs, odd } = compare(english.get(file), arabic.get(file));
    return [
      ...odd
        .filter(({ key }) => !isListed(exceptions.oneLanguage, file, key))
        .map(({ key, only }) => ({
          file: `${only === 'English' ? 'en' : 'ar'}/${file}`,
          key,
          code: oddities[only],
        })),
      ...pairs.flatMap((pair) => {
        const issue = pairIssue(pair, isListed(exceptions.same, file, pair.key), exceptions);
        return issue ? [{ file: `ar/${file}`, key: pair.key, ...issue }] : [];
      }),
    ];
  });
}

const oddities = {
  English: 'field.without-arabic',
  Arabic: 'field.without-english',
  shape: 'field.shape',
} as const;

function pairIssue(
  { key, english, arabic }: Pair,
  mayBeSame: boolean,
  exceptions: Exceptions,
): Issue | undefined {
  if (isNeutral(key, english)) {
    const values = { english: String(english), arabic: String(arabic) };
    return english === arabic ? undefined : { code: 'value.differs', ...values };
  }
  const copied = english === arabic && !mayBeSame && hasWords(withoutTerms(String(english), exceptions));
  return copied ? { code: 'text.untranslated' } : undefined;
}

function hasWords(text: string): boolean {
  return /[\p{L}\d]/u.test(text);
}
