import { relative } from 'node:path';
import { globFiles } from '#content/files/read-collection.ts';
import { root } from '#lib/project-root.ts';

/** Returns a namer of classes. Long names would exceed the first flight of a page (docs/decisions/light-pages.md). */
export function shortClassNames() {
  const modules = globFiles('{assets,src}/**/*.module.css', root);
  const namesOf = modules.map((): string[] => []);
  return (name: string, file: string) => {
    const module = modules.indexOf(relative(root, file).replaceAll('\\', '/'));
    const names = namesOf[module] ?? [];
    if (!names.includes(name)) names.push(name);
    return `_${module.toString(36).padStart(2, '0')}${names.indexOf(name).toString(36)}`;
  };
}
