import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../../build/run.ts';

/** What a room imports from, room by room. A room is a folder of the root, one of `src/`, or what lies there itself. */
export type RoomImports = Map<string, Set<string>>;

const sources = '{assets,bench,build,deploy,editor,scripts,server,src,tests}/**/*.{ts,tsx,astro}';
const testFile = /\.(test|fixture|e2e)\.tsx?$/;

/** As the product's own files say it; a test may import from everywhere. */
export function readRoomImports(): RoomImports {
  const aliases = readAliases();
  const imports: RoomImports = new Map();
  for (const file of globSync(sources, { cwd: root })) {
    if (testFile.test(file) || file.startsWith('tests/')) continue;
    const room = roomOf(file);
    const others = imports.get(room) ?? new Set();
    imports.set(room, others);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const other = roomOf(resolved(fileName, file, aliases) ?? file);
      if (other !== room && other !== 'tests') others.add(other);
    }
  }
  return imports;
}

function roomOf(file: string): string {
  const [top = '', name = '', inside] = file.split('/');
  if (top !== 'src') return top;
  return inside === undefined ? 'src/render.tsx' : `src/${name}`;
}

/** Nothing for a package, or a file outside the rooms. */
function resolved(specifier: string, from: string, aliases: [string, string][]): string | undefined {
  const path = aliases.reduce((name, [alias, folder]) => name.replace(alias, folder), specifier);
  if (path !== specifier) return path;
  const file = specifier.startsWith('.') ? join(dirname(from), specifier) : '';
  return file.includes('/') && !file.startsWith('.') ? file : undefined;
}

/** `#i18n/` and `src/i18n/`, as package.json has them. */
function readAliases(): [string, string][] {
  const {
    imports,
  }: {
    imports: Record<string, string>;
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(imports).map(([alias, path]) => [alias.slice(0, -1), path.slice(2, -1)]);
}
