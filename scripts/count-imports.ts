import { cruise } from 'dependency-cruiser';
import readTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from './dependency-cruiser.json' with { type: 'json' };

export const layeredFolders = ['scripts', 'server', 'src'];

/** Returns the number of imports from each folder to each other. Tests and `.astro` files are not counted. */
export async function countImports(): Promise<Map<string, Map<string, number>>> {
  const folders = [...layeredFolders, 'assets', 'editor', 'tests'];
  const { output } = await cruise(folders, rules.options, undefined, {
    tsConfig: readTsConfig('tsconfig.json'),
  });
  const imports = new Map<string, Map<string, number>>();
  for (const { source, dependencies } of typeof output === 'string' ? [] : output.modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from === to) continue;
      const counts = imports.get(from) ?? new Map<string, number>();
      imports.set(from, counts.set(to, (counts.get(to) ?? 0) + 1));
    }
  return imports;
}

function folderOf(path: string): string {
  const [top = '', folder, file] = path.split('/');
  return layeredFolders.includes(top) ? `${top}/${file ? folder : '*.ts'}` : top;
}
