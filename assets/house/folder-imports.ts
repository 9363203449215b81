import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../../build/root.ts';

/** What each folder imports from: the folders of the root, those of `src/`, and what lies there itself. */
export type FolderImports = Map<string, Set<string>>;

const sources = '{assets,bench,build,deploy,editor,scripts,server,src,tests}/**/*.{ts,tsx,astro}';
const testFile = /\.(test|fixture|e2e)\.tsx?$/;

/** As the product's own files say it; a test may import from everywhere. */
export function readFolderImports(): FolderImports {
  const aliases = readAliases();
  const imports: FolderImports = new Map();
  for (const file of globSync(sources, { cwd: root })) {
    if (testFile.test(file) || file.startsWith('tests/')) continue;
    const folder = folderOf(file);
    const others = imports.get(folder) ?? new Set();
    imports.set(folder, others);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const other = folderOf(resolved(fileName, file, aliases) ?? file);
      if (other !== folder && other !== 'tests') others.add(other);
    }
  }
  return imports;
}

function folderOf(file: string): string {
  const [top = '', name = '', inside] = file.split('/');
  if (top !== 'src') return top;
  return inside === undefined ? 'src/render.tsx' : `src/${name}`;
}

/** Nothing for a package, or a file outside these folders. */
function resolved(specifier: string, from: string, aliases: [string, string][]): string | undefined {
  const path = aliases.reduce((name, [alias, folder]) => name.replace(alias, folder), specifier);
  if (path !== specifier) return path;
  const file = specifier.startsWith('.') ? join(dirname(from), specifier) : '';
  return file.includes('/') && !file.startsWith('.') ? file : undefined;
}

/** `#i18n/` and `src/i18n/`, as package.json has them. */
function readAliases(): [string, string][] {
  const file: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.entries(file.imports).map(([alias, path]) => [alias.slice(0, -1), path.slice(2, -1)]);
}
