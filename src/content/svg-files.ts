import { readdirSync, readFileSync } from 'node:fs';
import { parseSvg, type Svg } from '#ui/svg.ts';

// The project is the working directory, as it is for the pictures.
const svgFolder = 'src/svg';

export function svgNames(folder: string): string[] {
  const files = readdirSync(`${svgFolder}/${folder}`).filter((file) => file.endsWith('.svg'));
  return files.map((file) => file.slice(0, -'.svg'.length)).sort();
}

/** A drawing of src/svg, such as `logos/en`. */
export function readSvg(name: string): Svg {
  return parseSvg(readFileSync(`${svgFolder}/${name}.svg`, 'utf8'));
}
