import { readdirSync, readFileSync } from 'node:fs';
import { parseSvg, type Svg } from '#lib/parse-svg.ts';
import { root } from '#lib/project-root.ts';

const svgFolder = `${root}src/svg`;

export function svgNames(folder: string): string[] {
  const files = readdirSync(`${svgFolder}/${folder}`).filter((file) => file.endsWith('.svg'));
  return files.map((file) => file.slice(0, -'.svg'.length)).sort();
}

export function readSvg(name: string): Svg {
  return parseSvg(readFileSync(`${svgFolder}/${name}.svg`, 'utf8'));
}
