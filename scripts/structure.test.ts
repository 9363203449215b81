import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { imports as aliases } from '../package.json' with { type: 'json' };
import { forbidden } from './dependency-cruiser.json' with { type: 'json' };

const document = readFileSync('docs/structure.md', 'utf8');

test.each(['src', 'server'])('docs/structure.md has every folder of %s/ in one layer', (top) => {
  const folders = globSync(`${top}/*/**/*.*`).map((file) => file.split(/[\\/]/)[1]);
  expect(layersOf(top).toSorted()).toEqual([...new Set(folders)].sort());
});

test.each(['src', 'server'])('a folder of %s/ may import only those before it', (top) => {
  const layers = layersOf(top);
  const upward = layers.flatMap((from, at) => layers.slice(at + 1).map((to) => [from, to]));
  const allowed = upward.filter(([from, to]) => !isForbidden(`${top}/${from}/a.ts`, `${top}/${to}/b.ts`));
  expect(allowed).toEqual([]);
});

test.each([
  ['src/pages/a.ts', 'src/mails/b.tsx'],
  ['assets/a.ts', 'src/mails/b.tsx'],
  ['editor/a.ts', 'assets/b.ts'],
  ['editor/a.ts', 'astro.config.ts'],
  ['astro.config.ts', 'assets/b.ts'],
  ['scripts/a.ts', 'src/mails/b.tsx'],
  ['server/routes/a.ts', 'src/render.tsx'],
  ['server/routes/a.ts', 'src/svg/icon.svg'],
  ['src/layouts/a.ts', 'src/render.tsx'],
])('%s may not import %s', (from, to) => {
  expect(isForbidden(from, to)).toBe(true);
});

test('only tests import a fixture', () => {
  const files = globSync('{assets,editor,scripts,server,src}/**/*.{ts,tsx,mjs,astro}');
  const programs = files.filter((file) => !/\.(?:test|fixture)\./.test(file));
  expect(programs.filter((file) => /\.fixture\.\w+'/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the rules hold in Astro’s files too, which dependency-cruiser does not read', () => {
  const files = globSync('{src,assets}/**/*.astro');
  const imports = files.flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) .*?'([#.][^']+)';$/gm);
    return [...found].map(([, name = '']) => ({ from: file.replaceAll('\\', '/'), to: pathOf(name, file) }));
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ from, to }) => isForbidden(from, to))).toEqual([]);
});

/** Returns the folders that the table of a chapter names, from the lowest. */
function layersOf(top: string): string[] {
  const [, chapter = ''] = document.split(`\n## ${top}/\n`);
  const [tables = ''] = chapter.split('\n## ', 1);
  const rows = tables.matchAll(/^\| [\w ]+ \| (`[^|]+) \|/gm);
  return [...rows].flatMap(([, cell = '']) => cell.match(/(?<=`)\w[\w-]*(?=`)/g) ?? []);
}

/** Returns the file that an import names. */
function pathOf(name: string, importer: string): string {
  if (!name.startsWith('#')) return posix.join(posix.dirname(importer.replaceAll('\\', '/')), name);
  const [alias, ...rest] = name.split('/');
  const target = new Map(Object.entries(aliases)).get(`${alias}/*`) ?? '';
  return posix.join(posix.dirname(target), ...rest);
}

/** Returns whether a rule for files forbids an import of a value. */
function isForbidden(from: string, to: string): boolean {
  return forbidden.some((rule: Rule) => {
    const { path = '', pathNot = '^$' } = rule.from;
    const isOfPaths = rule.scope === undefined && rule.to.path !== undefined;
    return isOfPaths && matches(path, from) && !matches(pathNot, from) && matches(rule.to.path ?? '', to);
  });
}

interface Rule {
  scope?: string;
  from: { path?: string; pathNot?: string };
  to: { path?: string };
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(pattern).test(path);
}
