import { isTranslated, type Leaf, leaves } from '#content/files/content-fields.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import type { Issue, RawIssue } from '#content/issues.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import { otherLanguage } from '#i18n/languages.ts';
import { termRemover } from './content-exceptions.ts';
import { differencesIn } from './facts-in-texts.ts';

/** Finds files and fields that one language lacks, values that differ, and texts that are not translated. */
export function checkLanguages({ files, exceptions }: Content): Issue[] {
  return filesOf(files).flatMap(({ file, language, name, value, field }): Issue[] => {
    const other = `${otherLanguage(language)}/${name}`;
    if (!(other in files)) {
      return [{ file, key: '', code: language === 'en' ? 'file.without-arabic' : 'file.without-english' }];
    }
    if (language === 'ar') return [];
    return leaves([value, files[other]], field).flatMap((leaf) =>
      issuesOf(leaf, exceptions).map((issue) => {
        return { file: issue.code === 'field.without-arabic' ? file : other, key: leaf.key, ...issue };
      }),
    );
  });
}

function issuesOf({ field, values: [english, arabic] }: Leaf, exceptions: Exceptions): RawIssue[] {
  // The schema reports an empty field.
  if (english === null || arabic === null) return [];
  if (arabic === undefined) return [{ code: 'field.without-arabic' }];
  if (english === undefined) return [{ code: 'field.without-english' }];
  if (typeof english === 'object' || typeof arabic === 'object') {
    return english === arabic ? [] : [{ code: 'field.shape' }];
  }
  if (!isTranslated(field) || typeof english !== 'string' || typeof arabic !== 'string') {
    const values = { english: String(english), arabic: String(arabic) };
    return english === arabic ? [] : [{ code: 'value.differs', ...values }];
  }
  const isCopy = english === arabic && /[\p{L}\d]/u.test(termRemover(exceptions)(english));
  return [...(isCopy ? [{ code: 'text.untranslated' } as const] : []), ...differencesIn(english, arabic)];
}
