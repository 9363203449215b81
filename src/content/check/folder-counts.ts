import { collections } from '#content/collections.ts';
import type { Content } from '#content/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { languageCodes } from '#i18n/languages.ts';

/** Folders with no file, and files above as many as their pages are made for. */
export function checkFolderCounts({ files }: Content): Issue[] {
  return Object.values(collections).flatMap((collection) => {
    if (collection.layout !== 'folder' || collection.maximum === undefined) return [];
    const { path, maximum } = collection;
    return languageCodes.flatMap((language): Issue[] => {
      const folder = `${language}/${path}/`;
      const own = Object.keys(files).filter((file) => file.startsWith(folder));
      if (own.length === 0) return [{ file: folder, key: '', code: 'file.missing' }];
      return own.slice(maximum).map((file) => ({ file, key: '', code: 'list.long', maximum }));
    });
  });
}
