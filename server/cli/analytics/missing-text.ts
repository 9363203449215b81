import { siteParts } from '#content/site-pages.ts';
import { counted } from '#server/cli/print.ts';
import { readRedirects } from '#server/content/read-redirects.ts';
import type { Store } from '#server/database/open-database.ts';

/**
 * Returns lines for content/redirects.yaml: each missing path with the page that it may mean, the most frequent first.
 */
export async function missingText({ database }: Store, now: number): Promise<string> {
  const rows = await database
    .selectFrom('analytics')
    .select(({ fn }) => ['path', fn.sum<number>('count').as('total')])
    .where('kind', '=', 'not-found')
    .groupBy('path')
    .orderBy('total', 'desc')
    .execute();
  const pages = siteParts('en', now).flatMap((part) => part.pages.map(({ path }) => path));
  const redirects = readRedirects();
  const unknown = rows.filter(({ path }) => !redirects.has(path) && !pages.includes(path));
  if (unknown.length === 0) return 'No address was asked for in vain.';
  const lines = unknown.map(({ path, total }) => {
    const times = counted(Number(total), 'time');
    if (path === '') return `# Addresses that were not recorded (docs/decisions/analytics.md), ${times}`;
    const target = mostAlike(path, pages);
    return target ? `${path}: ${target}  # ${times}` : `# ${path}: no similar page, ${times}`;
  });
  return ['# For content/redirects.yaml. Check each line before you use it.', ...lines].join('\n');
}

/** Less similar paths would mislead. */
const minLikeness = 0.5;

function mostAlike(path: string, pages: string[]): string | undefined {
  const ranked = pages.map((page) => ({ page, likeness: likeness(path, page) }));
  const [best] = ranked.sort((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= minLikeness ? best.page : undefined;
}

/** Returns 0 to 1, for the whole paths or for their last parts. */
function likeness(one: string, other: string): number {
  const lastPart = (path: string) => path.slice(path.lastIndexOf('/'));
  return Math.max(dice(one, other), 0.9 * dice(lastPart(one), lastPart(other)));
}

/** Dice's coefficient: the share of letter pairs that two paths have in common. */
function dice(one: string, other: string): number {
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  const all = pairs.size + otherPairs.size;
  return all === 0 ? 0 : (2 * pairs.intersection(otherPairs).size) / all;
}

function pairsOf(path: string): Set<string> {
  const letters = path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z\d]/g, '');
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
