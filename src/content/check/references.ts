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
          return isElsewhere || known.has(target.replace(/[?#].*/, ''))
            ? []
            : [{ file, key, code: 'link.dead', target }];
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
  const { true: cases = [], false: others = [] } = Object.groupBy(english, ({ name }) =>
    name.startsWith('cases/') ? 'true' : 'false',
  );
  const taken = new Set([...reserved.map((name) => `/${name}`), ...others.flatMap(pathsOf)]);
  return cases.flatMap((entry): Fault[] => {
    const [path = ''] = pathsOf(entry);
    if (taken.has(path)) return [{ file: entry.file, key: 'path', code: 'path.taken', found: path }];
    taken.add(path);
    return [];
  });
}

/** The paths of the pages made from a file, without a language. */
function pathsOf({ name: file, value }: ContentFile): string[] {
  const [, folder, name = ''] = /^(\w+)\/(.+)\.(?:yaml|md)$/.exec(file) ?? [];
  if (folder === 'services') return [paths.service(Number(name))];
  if (folder === 'jobs') return [paths.job(Number(name)), paths.apply(Number(name))];
  if (folder === 'insights') return [paths.article(name)];
  if (folder === 'cases') return [(value as { path?: string }).path ?? ''];
  if (folder === 'pages')
    return name === 'home' ? [paths.home] : pageIds.filter((id) => id === name).map(paths.page);
  return [];
}

const partner = { en: /\bpartner\b/i, ar: /شريك/ };
/** Of a person and of a case; schemas are checked apart. */
const led = z.object({ services: z.array(z.number()), position: z.string().default('') });

/** Each case offers a talk with the partner who led the work: of its first service. */
export function checkPartners({ files }: Content): Fault[] {
  return languageCodes.flatMap((language) => {
    const own = filesOf(files, [language]).flatMap(({ file, name, value }) => {
      const { data } = led.safeParse(value);
      return data ? [{ file, name, ...data }] : [];
    });
    const partners = own.filter(
      ({ name, position }) => name.startsWith('team/') && partner[language].test(position),
    );
    return own
      .filter(
        ({ name, services: [first] }) =>
          name.startsWith('cases/') && first && !partners.some(({ services }) => services.includes(first)),
      )
      .map(({ file }) => ({ file, key: 'services.0', code: 'case.without-partner' }));
  });
}

/** What a service or an article says of its service and its case. */
const leading = z.object({
  service: z.number().optional(),
  case: z.string().optional(),
  related: z.object({ case: z.string().optional() }).optional(),
});

/** A service, or an article about one, leads to a case in which that service had a part. */
export function checkRelatedCases({ files }: Content): Fault[] {
  return languageCodes.flatMap((language) =>
    filesOf(files, [language]).flatMap(({ file, name, value }): Fault[] => {
      const [, folder, entry = ''] = /^(services|insights)\/(.+)\.(?:yaml|md)$/.exec(name) ?? [];
      if (!folder) return [];
      const {
        related,
        service = Number(entry),
        case: id = related?.case,
      } = leading.safeParse(value).data ?? {};
      const study = led.safeParse(files[`${language}/cases/${id}.yaml`]).data;
      const key = related ? 'related.case' : 'case';
      return !study || study.services.includes(service) ? [] : [{ file, key, code: 'case.unrelated' }];
    }),
  );
}
