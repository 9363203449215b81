import { type Country, countryIds } from '#codes/countries.ts';
import type { RegisterMessages } from '#content/schemas/page.ts';
import type { RegisterData } from '#content/schemas/register.ts';
import { countInWords } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';

interface Answers {
  asked: number;
  global500: number;
  declined: number;
}

/** The clients of one sector in one country. */
export interface RegisterGroup extends Answers {
  sector: string;
  country: Country;
}

/** The groups that have clients, country by country. */
export function groupsOf({ sectors, global500, declined }: RegisterData): RegisterGroup[] {
  const within = (list: RegisterData['declined'], sector: string, country: Country) =>
    list
      .filter((each) => each.sector === sector && each.country === country)
      .reduce((sum, { clients }) => sum + clients, 0);
  return countryIds
    .flatMap((country) =>
      sectors.map(({ id: sector, asked }) => ({
        sector,
        country,
        asked: asked[country],
        global500: within(global500, sector, country),
        declined: within(declined, sector, country),
      })),
    )
    .filter(({ asked }) => asked > 0);
}

export function sumOf(groups: readonly Answers[]): Answers {
  const sum = (name: keyof Answers) => groups.reduce((total, group) => total + group[name], 0);
  return { asked: sum('asked'), global500: sum('global500'), declined: sum('declined') };
}

type GridPoint = readonly [x: number, y: number];

/** Returns each group's points: a country is a sector of an eight-pointed star, filled from the centre outwards. */
export function starPoints(groups: readonly RegisterGroup[]): GridPoint[][] {
  const points = nearestPoints(sumOf(groups).asked).sort((one, other) => angle(one) - angle(other));
  let taken = 0;
  return [...Map.groupBy(groups, ({ country }) => country).values()].flatMap((ofCountry) => {
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

/** The answers of some clients as a sentence. */
export function sentenceOf(
  language: Language,
  messages: RegisterMessages,
  { asked, declined, global500 }: Answers,
): string {
  if (asked === 0) return messages.nobody;
  return [
    countInWords(language, asked, messages.asked),
    countInWords(language, asked - declined, messages.again),
    countInWords(language, declined, messages.declined),
    ...(global500 > 0 ? [countInWords(language, global500, messages.global500)] : []),
  ].join(' ');
}
