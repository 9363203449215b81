import { type Content, filesOf } from '#content/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { texts } from '#content/schema-fields.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { Rule } from './content-exceptions.ts';
import { punctuation } from './punctuation.ts';
import { agreedFigures, avoidedTerms } from './terms.ts';

const rules: Rule[] = [punctuation, avoidedTerms, agreedFigures];

export function checkProse({ files, exceptions }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const issuesIn = rules.map((rule) => rule(language, exceptions));
    return filesOf(files, [language]).flatMap(({ file, value, field }) =>
      texts(value, field).flatMap(({ key, text }) =>
        issuesIn.flatMap((rule) => rule(text)).map((issue) => ({ file, key, ...issue })),
      ),
    );
  });
}
