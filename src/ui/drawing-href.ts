/** The folders of src/drawings whose files are symbols of one file each. */
export type SymbolFolder = 'services' | 'sub-cards' | 'brands';

/** Where a page finds a drawing, by its file's name. A build throws where there is none. */
export function drawingHref(folder: SymbolFolder, name: string): string {
  const { PROD, SSR, DRAWING_FILES, SYMBOL_NAMES } = import.meta.env;
  // Content that is cached from an earlier build is not checked again.
  if (PROD && SSR && !SYMBOL_NAMES.includes(`${folder}/${name}`))
    throw new Error(`src/drawings/${folder} has no ${name}.svg`);
  return `${DRAWING_FILES[folder]}#${name}`;
}
