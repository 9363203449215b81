import { statSync } from 'node:fs';
import { asRecord } from '#content/files/content-fields.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { root } from '#lib/project-root.ts';
import { paths } from '#routing/paths.ts';

const maxBytes = { webm: 2.5e6, mp4: 2.5e6, avif: 80_000 };

/** Finds films on this site with a file that is missing or larger than `maxBytes`. */
export function checkFilms({ files }: Content): Issue[] {
  return filesOf(files).flatMap(({ file, collection, language, id, value }): Issue[] => {
    if (collection !== 'films' || !Array.isArray(asRecord(value).scenes)) return [];
    const endings = ['webm', 'mp4', 'avif'] as const;
    const sizes = endings.map((ending) => ({
      size: statSync(`${root}public${paths.film(id, language, ending)}`, { throwIfNoEntry: false })?.size,
      maximum: maxBytes[ending],
    }));
    if (sizes.some(({ size }) => size === undefined)) return [{ file, key: 'scenes', code: 'film.missing' }];
    const isLarge = sizes.some(({ size = 0, maximum }) => size > maximum);
    return isLarge ? [{ file, key: 'scenes', code: 'film.large' }] : [];
  });
}
