import type { Language } from '#language/languages.ts';
import { type Content, type Fault, filesOf } from './content-files.ts';
import { isNeutral } from './neutral.ts';
import { texts } from './walk.ts';

/** What a check says of every text in a language, as faults in their places. Code values are no texts. */
export function checkProse(
  files: Content['files'],
  language: Language,
  sentencesOf: (text: string, file: string, key: string) => string[],
): Fault[] {
  return [...filesOf(language, files)].flatMap(([file, value]) =>
    texts(value)
      .filter((leaf) => !isNeutral(leaf.key, leaf.value))
      .flatMap(({ key, value: text }) =>
        sentencesOf(text, file, key).map((sentence) => ({ file: `${language}/${file}`, key, sentence })),
      ),
  );
}
