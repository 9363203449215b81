import { languageCodes } from '#language/languages.ts';
import type { Content } from './content-files.ts';
import type { Fault, Issue } from './faults.ts';
import { checkProse } from './prose.ts';

const vowelMarks = /[\u064b-\u0652\u0670]/g;

/** Words that the site does not use, with those it uses instead. Search keywords may be anything. */
export function checkTerms({ files, exceptions }: Content): Fault[] {
  return languageCodes.flatMap((language) => {
    const avoided = Object.entries(exceptions.avoided[language]).map(
      ([word, instead]) => [word, instead, wholeWord(word)] as const,
    );
    return checkProse(files, language, (text, _file, key) => {
      if (key.startsWith('keywords.')) return [];
      const bare = text.replace(vowelMarks, '');
      return avoided
        .filter(([, , pattern]) => pattern.test(bare))
        .map(([found, instead]): Issue => ({ code: 'term.avoided', found, instead }));
    });
  });
}

/** In Arabic also behind what is written together with a word: `والبيعة`, `للبيعة`. */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:[وف]?[بكل]?(?:ال)?|و?لل)${RegExp.escape(word)}(?!\\p{L})`, 'iu');
}
