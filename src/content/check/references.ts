import type { CaseStudy } from '#content/schemas/case.ts';
import { pageIds } from '#language/pages.ts';
import { paths } from '#language/paths.ts';
import { type Content, filesOf } from './content-files.ts';
import type { Fault, Issue } from './faults.ts';
import { type Leaf, leaves } from './walk.ts';

/** Keys that name another file, and the folder it lies in. */
const folders: [key: RegExp, folder: string][] = [
  [/(?:^|related\.)services\.\d+$|^service$/, 'services'],
  [/^(?:related\.)?case$/, 'cases'],
  [/^author$/, 'team'],
  [/^nextLinks\.\d+$/, 'pages'],
  [/^office$/, 'offices'],
  [/\.film$/, 'films'],
];

/** Where an article may lead beside our own pages: another site, or a mail program. */
const elsewhere = /^(?:https:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)/;

/** Links to paths that no page has, and names of services, cases and pages that have no file. */
export function checkReferences({ files }: Content): Fault[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const own = filesOf(language, files);
    const known = new Set([...own].flatMap(pathsOf));
    return [...own].flatMap(([file, value]) =>
      // Its keys are the names of fields, such as `to`.
      (file === 'editor.yaml' ? [] : leaves(value)).flatMap((leaf) => {
        if (/^insights\//.test(file) && elsewhere.test(String(leaf.value))) return [];
        const issue = deadEnd(leaf, known, own);
        return issue ? [{ file: `${language}/${file}`, key: leaf.key, ...issue }] : [];
      }),
    );
  });
}

function deadEnd({ key, value }: Leaf, known: Set<string>, files: Map<string, unknown>): Issue | undefined {
  if (typeof value === 'string' && /(?:^|\.)to$/.test(key)) {
    const [path = ''] = value.split(/[?#]/);
    return known.has(path) ? undefined : { code: 'link.dead', target: value };
  }
  // What visitors call a page, by its path: one that has moved would keep its old path unnoticed.
  const called = /^keywords\.(\/[^?#]*)/.exec(key)?.[1];
  if (called && !known.has(called)) return { code: 'link.dead', target: called };
  const folder = folders.find(([pattern]) => pattern.test(key))?.[1];
  if (!folder || files.has(`${folder}/${value}.yaml`)) return undefined;
  return { code: 'reference.dead', target: String(value) };
}

/** Paths that are no pages of the content's, by their first part. */
const reserved =
  'home ar en search yourdata busy edit forms files films pictures cards healthz metrics'.split(' ');

/** Cases whose path leads to another page, or to two cases. */
export function checkPaths({ files }: Content): Fault[] {
  const taken = new Set(reserved.map((name) => `/${name}`));
  const [cases, others] = [true, false].map((isCase) =>
    [...filesOf('en', files)].filter(([file]) => file.startsWith('cases/') === isCase),
  );
  for (const path of others?.flatMap(pathsOf) ?? []) taken.add(path);
  return (cases ?? []).flatMap((entry): Fault[] => {
    const [path = ''] = pathsOf(entry);
    if (taken.has(path)) return [{ file: `en/${entry[0]}`, key: 'path', code: 'path.taken', found: path }];
    taken.add(path);
    return [];
  });
}

/** The paths of the pages made from a file, without a language. */
function pathsOf([file, value]: [file: string, value: unknown]): string[] {
  const [, folder, name = ''] = /^(\w+)\/(.+)\.(?:yaml|md)$/.exec(file) ?? [];
  if (folder === 'services') return [paths.service(Number(name))];
  if (folder === 'jobs') return [paths.job(Number(name)), paths.apply(Number(name))];
  if (folder === 'insights') return [paths.article(name)];
  if (folder === 'cases') return [(value as Partial<CaseStudy>).path ?? ''];
  if (folder === 'pages')
    return name === 'home' ? [paths.home] : pageIds.filter((id) => id === name).map(paths.page);
  return [];
}
