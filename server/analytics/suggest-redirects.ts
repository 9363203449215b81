interface Suggestion {
  path: string;
  count: number;
  /** Undefined where nothing on the site is called alike. */
  target: string | undefined;
}

/** Less alike than this, a guess would rather mislead. */
const minLikeness = 0.5;

/**
 * For paths that visitors asked for in vain, the page that each may have meant, the most frequent first.
 * @param pages paths of the site, without a language
 */
export function suggestRedirects(
  missing: { path: string; count: number }[],
  pages: readonly string[],
  known: ReadonlyMap<string, string>,
): Suggestion[] {
  return missing
    .filter(({ path }) => path && !known.has(path) && !pages.includes(path))
    .sort((one, other) => other.count - one.count)
    .map(({ path, count }) => ({ path, count, target: mostAlike(path, pages) }));
}

function mostAlike(path: string, pages: readonly string[]): string | undefined {
  const ranked = pages
    .map((page) => ({ page, likeness: likeness(path, page) }))
    .sort((one, other) => other.likeness - one.likeness);
  const [best] = ranked;
  return best && best.likeness >= minLikeness ? best.page : undefined;
}

/** From 0 to 1, by the whole paths or by their last parts. */
function likeness(one: string, other: string): number {
  return Math.max(dice(plain(one), plain(other)), 0.9 * dice(plain(lastPart(one)), plain(lastPart(other))));
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z\d]/g, '');

/** The coefficient of Dice: how many of their pairs of letters two texts share. */
function dice(one: string, other: string): number {
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  const all = pairs.size + otherPairs.size;
  return all === 0 ? 0 : (2 * pairs.intersection(otherPairs).size) / all;
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
}
