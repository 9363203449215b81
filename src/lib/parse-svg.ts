export interface Svg {
  viewBox: string;
  paint: string;
  content: string;
}

/** Returns the parts of an SVG file of src/svg. Throws an Error if it has no root with a viewBox. */
export function parseSvg(svg: string): Svg {
  const [, root = '', content = ''] = /<svg([^>]*)>(.*)<\/svg>/.exec(svg.replace(/\s+/g, ' ')) ?? [];
  const [, viewBox] = / viewBox="(.*?)"/.exec(root) ?? [];
  if (!viewBox) throw new Error(`A drawing has no viewBox: ${svg}`);
  const paint = root.match(/ (?:fill|stroke)(?:-[a-z]+)?="[^"]*"/g) ?? [];
  return { viewBox, paint: paint.join(''), content: content.trim().replaceAll('> <', '><') };
}

/** The colours in the files of all drawings (src/svg/README.md). */
export const drawingColors = { ink: '#0b1b33', mark: '#b98a44', scaffold: '#bdb3a1' };

/** Drawing programs need the values on the left; pages use those on the right. */
const inherited = [
  [new RegExp(drawingColors.ink, 'gi'), 'currentColor'],
  [new RegExp(drawingColors.mark, 'gi'), 'var(--illustration-mark,var(--mark))'],
  [new RegExp(drawingColors.scaffold, 'gi'), 'var(--illustration-scaffold,var(--warm-400))'],
  [/ stroke-width="1.5"/g, ''],
  [/ stroke-width="1"/g, ' stroke-width="var(--illustration-stroke-scaffold,1)"'],
] as const;

/** Lets a part of a drawing inherit colours and lines from the page. */
export function withInheritedColors(markup: string): string {
  return inherited.reduce((painted, [plain, own]) => painted.replace(plain, own), markup);
}
