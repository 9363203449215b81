import { pageIds } from '#i18n/pages.ts';
import { paths } from '#i18n/paths.ts';
import type { ContentFile } from './content-files.ts';
import { partsOf } from './fields.ts';

/** The paths of the pages made from a file, without a language. */
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
  services: (id) => [paths.service(Number(id))],
  jobs: (id) => [paths.job(Number(id)), paths.apply(Number(id))],
  insights: (id) => [paths.article(id)],
  cases: (_, value) => [String(partsOf(value).path ?? '')],
};

/** Paths that are no pages of the content's, by their first part. */
export const reservedPaths =
  'home ar en search yourdata message refused unavailable edit forms counts files films pictures cards healthz readyz metrics'
    .split(' ')
    .map((name) => `/${name}`);
