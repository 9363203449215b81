import type { Redirects } from '../routes/redirects.ts';

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
  known: Redirects,
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

/** From 0 to 1: Dice's coefficient of their pairs of letters, of the whole paths or of their last parts. */
function likeness(one: string, other: string): number {
  const [whole, last] = [
    [plain(one), plain(other)] as const,
    [plain(lastPart(one)), plain(lastPart(other))] as const,
  ];
  return Math.max(dice(...whole), 0.9 * dice(...last));
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z\d]/g, '');

function dice(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const rest = pairsOf(other);
  const all = pairsOf(one).length + rest.length;
  let shared = 0;
  for (const pair of pairsOf(one)) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return all === 0 ? 0 : (2 * shared) / all;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
