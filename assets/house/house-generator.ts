import { textFiles } from '../text-files.ts';

/** The README's drawing of which folder imports from which. */
export const house = textFiles('house', async () => {
  const { drawHouse } = await import('./draw-house.ts');
  const { readFolderImports } = await import('./folder-imports.ts');
  return { 'docs/house.svg': drawHouse(readFolderImports()) };
});
