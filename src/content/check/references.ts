import { z } from 'zod';
import { collections } from '#content/collections.ts';
import type { Fault } from '#content/faults.ts';
import { leaves } from '#content/fields.ts';
import { type Content, type ContentFile, filesOf } from '#content/read-content.ts';
import { languageCodes } from '#language/languages.ts';
import { pageIds } from '#language/pages.ts';
import { paths } from '#language/paths.ts';

/** Another site, or a mail program. */
const elsewhere = /^(?:https:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)/;

/** Links to paths that no page has, and names of entries that have no file. */
export function checkReferences({ files }: Content): Fault[] {
  return languageCodes.flatMap((language) => {
    const own = filesOf(files, [language]);
    const known = new Set(own.flatMap(pathsOf));
    return own.flatMap(({ file, value, field }) =>
      leaves([value], field).flatMap(({ key, field: { reference }, values: [found] }): Fault[] => {
        const target = String(found);
        if (!reference) return [];
        if (reference === 'path' || reference === 'url') {
          const isElsewhere = reference === 'url' && elsewhere.test(target);
          if (isElsewhere || known.has(target.replace(/[?#].*/, ''))) return [];
          const isUnencrypted = reference === 'url' && /^http:/i.test(target);
          return [{ file, key, code: isUnencrypted ? 'link.unencrypted' : 'link.dead', target }];
        }
        const isThere = `${language}/${collections[reference].path}/${target}.yaml` in files;
        return isThere ? [] : [{ file, key, code: 'reference.dead', target }];
      }),
    );
  });
}

/** Paths that are no pages of the content's, by their first part. */
const reserved =
  'home ar en search yourdata busy edit forms files films pictures cards healthz metrics'.split(' ');

/** Cases whose path leads to another page, or to two cases. */
export function checkPaths({ files }: Content): Fault[] {
  const english = filesOf(files, ['en']);
  const others = english.filter(({ collection }) => collection !== 'cases').flatMap(pathsOf);
  const taken = new Set([...reserved.map((name) => `/${name}`), ...others]);
  return english.flatMap(({ collection, file, value }): Fault[] => {
    const { path = '' } = linksSchema.parse(value);
    if (collection !== 'cases') return [];
    if (taken.has(path)) return [{ file, key: 'path', code: 'path.taken', found: path }];
    taken.add(path);
    return [];
  });
}

/** The paths of the pages made from a file, without a language. */
function pathsOf({ collection = '', id, value }: ContentFile): string[] {
  return makers[collection]?.(id, linksSchema.parse(value)) ?? [];
}

const makers: Record<string, (id: string, links: Links) => string[]> = {
  home: () => [paths.home],
  pages: (id) => pageIds.filter((pageId) => pageId === id).map(paths.page),
  services: (id) => [paths.service(Number(id))],
  jobs: (id) => [paths.job(Number(id)), paths.apply(Number(id))],
  insights: (id) => [paths.article(id)],
  cases: (_, { path = '' }) => [path],
};

/** What entries say of each other. Any of it may be missing: schemas are checked apart. */
const linksSchema = z
  .object({
    path: z.string(),
    position: z.string(),
    services: z.array(z.number()),
    service: z.number(),
    case: z.string(),
    related: z.object({ case: z.string() }),
  })
  .partial()
  .catch({});
type Links = z.output<typeof linksSchema>;

const partner = { en: /\bpartner\b/i, ar: /شريك/ };

/**
 * Each case offers a talk with the partner who led the work, that is its first service. A service, or an article
 * about one, leads to a case in which that service had a part.
 */
export function checkCases({ files }: Content): Fault[] {
  return languageCodes.flatMap((language) => {
    const own = filesOf(files, [language]).map((file) => ({ ...file, ...linksSchema.parse(file.value) }));
    const partners = own.filter(({ position = '' }) => partner[language].test(position));
    return own.flatMap(({ file, collection, id, services: [first] = [], ...links }): Fault[] => {
      if (collection === 'cases') {
        const isLed = !first || partners.some(({ services = [] }) => services.includes(first));
        return isLed ? [] : [{ file, key: 'services.0', code: 'case.without-partner' }];
      }
      if (collection !== 'services' && collection !== 'insights') return [];
      const { related, case: caseId = related?.case, service = Number(id) } = links;
      const study = own.find((each) => each.collection === 'cases' && each.id === caseId);
      const key = related ? 'related.case' : 'case';
      return study?.services?.includes(service) === false ? [{ file, key, code: 'case.unrelated' }] : [];
    });
  });
}
