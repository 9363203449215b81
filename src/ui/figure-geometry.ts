/** A drawing's shape: l lines, t thick lines, b solid, n the diamond. */
export type Shape = readonly [kind: 'l' | 'l t' | 'b' | 'n', path: string];

// Drawings stand on a grid of 96, centred on 48: the square from 21 to 75, the turned one from 9.82 to 86.18.

/** A point on a circle; eighths go clockwise from the top. */
export function at(eighth: number, radius: number, x = 48, y = 48): string {
  const angle = (eighth * Math.PI) / 4;
  const [right, down] = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  return `${Number(right.toFixed(2))} ${Number(down.toFixed(2))}`;
}

export const each = (values: readonly number[], draw: (value: number) => string) =>
  values.map((value) => draw(value)).join('');

const polygon = (points: string[]) => `M${points.join('L')}z`;

export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Of half its side. */
export const square = (x: number, y: number, half: number) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;

/** A square turned, of half its diagonal. */
export const diamond = (x: number, y: number, half: number) =>
  `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

/** Every drawing's one dot of brass. */
export const smallDiamond = (x: number, y: number): Shape => ['n', diamond(x, y, 5)];

const eighths = [0, 1, 2, 3, 4, 5, 6, 7];

/** Around the centre of the grid. */
export const octagon = (radius: number) => polygon(eighths.map((eighth) => at(eighth + 0.5, radius)));

/** The khatam's outline, to its points. */
export const star = (x: number, y: number, radius: number) =>
  polygon(eighths.flatMap((eighth) => [at(eighth, radius, x, y), at(eighth + 0.5, radius * 0.7654, x, y)]));
