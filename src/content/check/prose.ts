import type { Language } from '#language/languages.ts';
import { type Content, filesOf } from './content-files.ts';
import type { Fault, Issue } from './faults.ts';
import { isNeutral } from './neutral.ts';
import { texts } from './walk.ts';

/** What a check says of every text in a language, as faults in their places. Code values are no texts. */
export function checkProse(
  files: Content['files'],
  language: Language,
  issuesOf: (text: string, file: string, key: string) => Issue[],
): Fault[] {
  return [...filesOf(language, files)].flatMap(([file, value]) =>
    texts(value)
      .filter((leaf) => !isNeutral(leaf.key, leaf.value))
      .flatMap(({ key, value: text }) =>
        issuesOf(text, file, key).map((issue) => ({ file: `${language}/${file}`, key, ...issue })),
      ),
  );
}
