import { z } from 'zod';
import { collections } from '#content/collections.ts';
import { type Content, filesOf } from '#content/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { ownPartIds } from '#content/schemas/page.ts';
import { languageCodes } from '#i18n/languages.ts';
import { pageIds } from '#i18n/pages.ts';

const menus = `${collections.navigation.path}.yaml`;
const known = languageCodes.flatMap((language) =>
  ['home', ...pageIds].map((id) => `${language}/pages/${id}.yaml`),
);
const map = z.record(z.string(), z.unknown());

const siteMap = z.object({ siteMap: z.record(z.string(), z.array(z.unknown())) });

/**
 * Pages of the registry that have no file or no place in the site map, files that belong to none, and parts that belong
 * to one page alone.
 */
export function checkPages({ files }: Content): Issue[] {
  const missing = [menus, ...known].filter((file) => !(file in files));
  const { data } = siteMap.safeParse(files[menus]);
  const mapped = Object.values(data?.siteMap ?? {}).flat();
  const unlisted = data ? pageIds.filter((id) => !mapped.includes(id)) : [];
  return [
    ...unlisted.map((found): Issue => ({ file: menus, key: 'siteMap', code: 'page.unlisted', found })),
    ...missing.map((file): Issue => ({ file, key: '', code: 'file.missing' })),
    ...filesOf(files).flatMap(({ collection, file, id, value }): Issue[] => {
      if (collection !== 'pages') return [];
      if (!known.includes(file)) return [{ file, key: '', code: 'file.unknown' }];
      const { data } = map.safeParse(value);
      const misplaced = ownPartIds.filter((own) => data && own in data !== (own === id));
      return misplaced.map((own): Issue => {
        if (own === id) return { file, key: own, code: 'field.missing' };
        return { file, key: '', code: 'field.unknown', found: own };
      });
    }),
  ];
}
