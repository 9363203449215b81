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

/** What every drawing's file says, whatever the firm's colours: src/svg/README.md has them. */
export const drawingColors = { ink: '#0b1b33', mark: '#b98a44', scaffold: '#bdb3a1' };

/** What a file says plainly, for drawing programs, and what a page sets in its place. */
const inherited = [
  [new RegExp(drawingColors.ink, 'gi'), 'currentColor'],
  [new RegExp(drawingColors.mark, 'gi'), 'var(--illustration-mark,var(--mark))'],
  [new RegExp(drawingColors.scaffold, 'gi'), 'var(--illustration-scaffold,var(--warm-400))'],
  [/ stroke-width="1.5"/g, ''],
  [/ stroke-width="1"/g, ' stroke-width="var(--illustration-stroke-scaffold,1)"'],
] as const;

/** Paints a part of a drawing with the colours and lines of the place where it stands. */
export function withInheritedColors(markup: string): string {
  return inherited.reduce((painted, [plain, own]) => painted.replace(plain, own), markup);
}
