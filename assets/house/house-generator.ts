import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/run.ts';
import type { Generator } from '../generator.ts';

const file = 'docs/house.svg';

/** The README's drawing of which folder imports from which. */
export const house: Generator = {
  name: 'house',
  async stale() {
    const kept = join(root, file);
    return existsSync(kept) && readFileSync(kept, 'utf8') === (await drawn()) ? [] : [file];
  },
  async make() {
    writeFileSync(join(root, file), await drawn());
    console.log(file);
  },
};

async function drawn(): Promise<string> {
  const [{ drawHouse }, { readFolderImports }] = await Promise.all([
    import('./draw-house.ts'),
    import('./folder-imports.ts'),
  ]);
  return drawHouse(readFolderImports());
}
