import { brass, night } from '#styles/brand-colors.ts';

export interface Svg {
  viewBox: string;
  /** How its root paints what says nothing else, as attributes. */
  paint: string;
  content: string;
}

/** The parts of an SVG file of src/svg. Throws where it has no root with a viewBox. */
export function parseSvg(svg: string): Svg {
  const [, root = '', content = ''] = /<svg([^>]*)>(.*)<\/svg>/.exec(svg.replace(/\s+/g, ' ')) ?? [];
  const [, viewBox] = / viewBox="(.*?)"/.exec(root) ?? [];
  if (!viewBox) throw new Error(`A drawing has no viewBox: ${svg}`);
  const paint = root.match(/ (?:fill|stroke)(?:-[a-z]+)?="[^"]*"/g) ?? [];
  return { viewBox, paint: paint.join(''), content: content.trim().replaceAll('> <', '><') };
}

/** What a file says plainly, for drawing programs, and what a page sets in its place. */
const inherited = [
  [new RegExp(night, 'gi'), 'currentColor'],
  [new RegExp(brass, 'gi'), 'var(--illustration-mark,var(--mark))'],
  [/#bdb3a1/gi, 'var(--illustration-scaffold,#bdb3a1)'],
  [/ stroke-width="1.5"/g, ''],
  [/ stroke-width="1"/g, ' stroke-width="var(--illustration-stroke-scaffold,1)"'],
] as const;

/** Paints a part of a drawing with the colours and lines of the place where it stands. */
export function withInheritedColors(markup: string): string {
  return inherited.reduce((painted, [plain, own]) => painted.replace(plain, own), markup);
}
