import { z } from 'zod';
import { isScheduled, publishDateOf } from '#content/dates/publish-date.ts';
import { collections } from '#content/files/collections.ts';
import { leaves } from '#content/files/content-fields.ts';
import { type Content, type ContentFile, filesOf } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { pathsOf, reservedPaths } from '#content/page-paths.ts';
import { languageCodes } from '#i18n/languages.ts';

const elsewhere = /^(?:https:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)/;

/** Finds links to paths that no page has, and names of entries that have no file. */
export function checkEntryLinks({ files }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const entries = filesOf(files, [language]);
    const dayOfPage = new Map(entries.flatMap((each) => pathsOf(each).map((path) => [path, dayOf(each)])));
    return entries.flatMap((each) => {
      const { file, value, field } = each;
      return leaves([value], field).flatMap(({ key, field: { entryLink }, values: [found] }): Issue[] => {
        const target = String(found);
        if (!entryLink) return [];
        if (entryLink === 'path' || entryLink === 'url') {
          const isElsewhere = entryLink === 'url' && elsewhere.test(target);
          const page = target.replace(/[?#].*/, '');
          const day = dayOfPage.get(page);
          if (isScheduled(day) && day > (dayOf(each) ?? ''))
            return [{ file, key, code: 'link.early', target }];
          if (isElsewhere || dayOfPage.has(page)) return [];
          const isUnencrypted = entryLink === 'url' && /^http:/i.test(target);
          return [{ file, key, code: isUnencrypted ? 'link.unencrypted' : 'link.dead', target }];
        }
        const isThere = `${language}/${collections[entryLink].path}/${target}.yaml` in files;
        return isThere ? [] : [{ file, key, code: 'entry-link.dead', target }];
      });
    });
  });
}

function dayOf({ field, value }: ContentFile): string | undefined {
  return publishDateOf(field, value);
}

/** Compares the other sites that pages load from, YouTube included, with those in the privacy notice. */
export function checkThirdParties({ files }: Content): Issue[] {
  const ids = (value: unknown) => partiesSchema.parse(value).parties.map(({ id }) => id);
  const loaded = ids(files['third-parties.yaml']);
  const film = filesOf(files, ['en']).find(({ value }) => youtubeSchema.safeParse(value).success);
  if (film && !loaded.includes('youtube'))
    return [{ file: film.file, key: 'youtube', code: 'entry-link.dead', target: 'youtube' }];
  return languageCodes.flatMap((language) => {
    const notice = `${language}/pages/privacy.yaml`;
    const disclosed = ids(noticeSchema.parse(files[notice]).privacy);
    return [
      ...loaded
        .filter((id) => !disclosed.includes(id))
        .map((target) => ['third-parties.yaml', target] as const),
      ...disclosed.filter((id) => !loaded.includes(id)).map((target) => [notice, target] as const),
    ].map(([file, target]): Issue => ({ file, key: 'parties', code: 'entry-link.dead', target }));
  });
}

const partiesSchema = z.object({ parties: z.array(z.object({ id: z.string() })) }).catch({ parties: [] });
const youtubeSchema = z.object({ youtube: z.string() });
const noticeSchema = z.object({ privacy: z.unknown() }).partial().catch({});

/** Finds cases whose path leads to another page, or to two cases. */
export function checkPaths({ files }: Content): Issue[] {
  const english = filesOf(files, ['en']);
  const others = english.filter(({ collection }) => collection !== 'cases').flatMap(pathsOf);
  const taken = new Set([...reservedPaths, ...others]);
  return english.flatMap((entry): Issue[] => {
    const [path = ''] = pathsOf(entry);
    if (entry.collection !== 'cases') return [];
    if (taken.has(path)) return [{ file: entry.file, key: 'path', code: 'path.taken', found: path }];
    taken.add(path);
    return [];
  });
}

const linksSchema = z
  .object({
    position: z.string(),
    services: z.array(z.number()),
    service: z.number(),
    case: z.string(),
    related: z.object({ case: z.string() }),
  })
  .partial();
const anyLinks = linksSchema.catch({});

/** The keys of an entry that the checks of other entries read. */
export const linkKeys = ['path', ...Object.keys(linksSchema.shape)];

const partnerTitles = { en: /\bpartner\b/i, ar: /شريك/ };

/** Finds cases whose first service none of the partners leads, and entries that lead to a case without their service. */
export function checkCases({ files }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const entries = filesOf(files, [language]).map((file) => ({ ...file, ...anyLinks.parse(file.value) }));
    const partners = entries.filter(({ position = '' }) => partnerTitles[language]?.test(position));
    return entries.flatMap(({ file, collection, id, services: [first] = [], ...links }): Issue[] => {
      if (collection === 'cases') {
        const isLed = !first || partners.some(({ services = [] }) => services.includes(first));
        return isLed || partners.length === 0 ? [] : [{ file, key: 'services.0', code: 'case.without-lead' }];
      }
      if (collection !== 'services' && collection !== 'insights') return [];
      const { related, case: caseId = related?.case, service = Number(id) } = links;
      const study = entries.find((each) => each.collection === 'cases' && each.id === caseId);
      const key = related ? 'related.case' : 'case';
      return study?.services?.includes(service) === false ? [{ file, key, code: 'case.unrelated' }] : [];
    });
  });
}
