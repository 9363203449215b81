import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { pageIds } from '#routing/route-table.ts';
import { asRecord } from './files/content-fields.ts';
import type { ContentFile } from './files/content-files.ts';

/** Returns the paths of the pages that are made from a file, without a language. */
export function pathsOf({
  collection = '',
  id,
  value,
}: Pick<ContentFile, 'collection' | 'id' | 'value'>): string[] {
  return pathsByCollection[collection]?.(id, value) ?? [];
}

const pathsByCollection: Record<string, (id: string, value: unknown) => string[]> = {
  home: () => [paths.home],
  pages: (id) => pageIds.filter((pageId) => pageId === id).map(paths.page),
  services: (id, value) => [
    paths.service(Number(id)),
    ...(asRecord(value).document ? [paths.serviceDocument(Number(id))] : []),
  ],
  jobs: (id) => [paths.job(Number(id)), paths.apply(Number(id))],
  insights: (id) => [paths.article(id)],
  cases: (_, value) => [String(asRecord(value).path ?? '')],
};

/** No page of the content may have one of these first parts, because other pages and files use them. */
const otherParts = ['home', 'refused', 'unavailable', 'files', 'films', 'pictures', 'cards'];
const constantPaths = Object.values(paths).filter((path) => typeof path === 'string');
const firstParts = constantPaths.map((path) => path.split('/')[1]);
export const reservedPaths = [...firstParts, ...languageCodes, ...otherParts].map((part) => `/${part}`);
