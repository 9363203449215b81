import { collections } from '#content/files/collections.ts';
import { asRecord } from '#content/files/content-fields.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { pageParts } from '#content/schemas/page.ts';
import { languageCodes } from '#i18n/languages.ts';
import { pageIds } from '#routing/route-table.ts';

const menus = `${collections.navigation.path}.yaml`;
const pageFiles = languageCodes.flatMap((language) => pageIds.map((id) => `${language}/pages/${id}.yaml`));
const oneFiles = Object.values(collections).flatMap(({ layout, path }) => {
  if (layout === 'folder') return [];
  return layout === 'shared' ? [`${path}.yaml`] : languageCodes.map((language) => `${language}/${path}.yaml`);
});

/** Finds missing files, pages without a place in the site map, files without a page, and parts of another page. */
export function checkPages({ files }: Content): Issue[] {
  const missing = [...oneFiles, ...pageFiles].filter((file) => !(file in files));
  const mapped = Object.values(asRecord(asRecord(files[menus]).siteMap)).flat();
  const unlisted = mapped.length > 0 ? pageIds.filter((id) => !mapped.includes(id)) : [];
  return [
    ...unlisted.map((found): Issue => ({ file: menus, key: 'siteMap', code: 'page.unlisted', found })),
    ...missing.map((file): Issue => ({ file, key: '', code: 'file.missing' })),
    ...filesOf(files).flatMap(({ collection, file, id, value }): Issue[] => {
      if (collection !== 'pages') return [];
      if (!pageFiles.includes(file)) return [{ file, key: '', code: 'file.unknown' }];
      const misplaced = pageParts.filter((part) => part in asRecord(value) !== (part === id));
      return misplaced.map((part): Issue => {
        if (part === id) return { file, key: part, code: 'field.missing' };
        return { file, key: '', code: 'field.unknown', found: part };
      });
    }),
  ];
}

/** Finds empty folders, and those with more files than fit, among the folders that have a maximum. */
export function checkFolderCounts({ files }: Content): Issue[] {
  return Object.values(collections).flatMap((collection) => {
    if (collection.layout !== 'folder' || collection.maximum === undefined) return [];
    const { path, maximum } = collection;
    return languageCodes.flatMap((language): Issue[] => {
      const folder = `${language}/${path}/`;
      const folderFiles = Object.keys(files).filter((file) => file.startsWith(folder));
      if (folderFiles.length === 0) return [{ file: folder, key: '', code: 'file.missing' }];
      return folderFiles.slice(maximum).map((file) => ({ file, key: '', code: 'list.long', maximum }));
    });
  });
}
