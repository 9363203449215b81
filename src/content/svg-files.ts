import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSvg, type Svg } from '#ui/svg.ts';

// The project is the working directory, as it is for the pictures.
const svgFolder = 'src/svg';

export function svgNames(folder: string): string[] {
  return globSync(`${svgFolder}/${folder}/*.svg`)
    .map((file) => basename(file, '.svg'))
    .sort();
}

/** A drawing of src/svg, such as `logos/en`. */
export function readSvg(name: string): Svg {
  return parseSvg(readFileSync(`${svgFolder}/${name}.svg`, 'utf8'));
}
