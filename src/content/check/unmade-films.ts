import { existsSync } from 'node:fs';
import { type Content, filesOf } from '#content/content-files.ts';
import { partsOf } from '#content/fields.ts';
import type { Issue } from '#content/issues.ts';
import { paths } from '#i18n/paths.ts';

/** Films of our own whose files nobody has made yet. The project is the working directory. */
export function checkFilms({ files }: Content): Issue[] {
  return filesOf(files).flatMap(({ file, collection, language, id, value }): Issue[] => {
    if (collection !== 'films' || !Array.isArray(partsOf(value).scenes)) return [];
    const isMade = existsSync(`public${paths.film(id, language, 'webm')}`);
    return isMade ? [] : [{ file, key: 'scenes', code: 'film.unmade' }];
  });
}
