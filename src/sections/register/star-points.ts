import { groupBy } from '#lib/records.ts';
import { type RegisterGroup, sumOf } from './register-groups.ts';

type GridPoint = readonly [x: number, y: number];

/** Returns each group's points: a country is a sector of an eight-pointed star, filled from the centre outwards. */
export function starPoints(groups: readonly RegisterGroup[]): GridPoint[][] {
  const points = nearestPoints(sumOf(groups).asked).sort((one, other) => angle(one) - angle(other));
  let taken = 0;
  return groupBy(groups, ({ country }) => country).flatMap(([, ofCountry]) => {
    const count = sumOf(ofCountry).asked;
    const wedge = points.slice(taken, taken + count).sort((one, other) => reach(one) - reach(other));
    taken += count;
    let first = 0;
    return ofCountry.map(({ asked }) => {
      first += asked;
      return wedge.slice(first - asked, first);
    });
  });
}

/** Returns the points of a staggered grid with the shortest `reach`, which form a star. */
function nearestPoints(count: number): GridPoint[] {
  const half = Math.ceil(Math.sqrt(count)) + 2;
  const line = Array.from({ length: 2 * half + 1 }, (_, index) => index - half);
  return line
    .flatMap((y) => line.filter((x) => (x + y) % 2 === 0).map((x): GridPoint => [x, y]))
    .sort((one, other) => reach(one) - reach(other))
    .slice(0, count);
}

/** Returns a point's distance from the centre. Points of one distance form a star: two squares, one turned by 45°. */
function reach([x, y]: GridPoint): number {
  return Math.min(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) / Math.SQRT2);
}

function angle([x, y]: GridPoint): number {
  return Math.atan2(-x, y);
}
