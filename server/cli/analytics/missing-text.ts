import { siteParts } from '#content/site-pages.ts';
import { suggestRedirects } from '#server/analytics/suggest-redirects.ts';
import { counted } from '#server/cli/print.ts';
import type { Store } from '#server/database/open-database.ts';
import { readRedirects } from '#server/http/redirects.ts';

/** Lines for content/redirects.yaml; paths without a page alike are left to whoever reads them. */
export async function missingText({ database }: Store, now: number): Promise<string> {
  const rows = await database
    .selectFrom('analytics')
    .select(({ fn }) => ['path', fn.sum('count').as('total')])
    .where('kind', '=', 'not-found')
    .groupBy('path')
    .execute();
  const missing = rows.map(({ path, total }) => ({ path, count: Number(total) }));
  const pages = siteParts('en', now).flatMap((part) => part.pages.map(({ path }) => path));
  const suggestions = suggestRedirects(missing, pages, readRedirects());
  const others = missing.find(({ path }) => path === '')?.count ?? 0;
  const blocks = [
    suggestions.length === 0
      ? 'None of the addresses that were not found resembles a page of the site.'
      : ['# For content/redirects.yaml. Check each line before you use it.', ...suggestions.map(lineOf)].join(
          '\n',
        ),
  ];
  if (others > 0)
    blocks.push(
      `# ${counted(others, 'request')} for addresses that were not recorded (docs/decisions/analytics.md).`,
    );
  return blocks.join('\n\n');

  function lineOf({ path, count, target }: (typeof suggestions)[number]): string {
    const times = counted(count, 'time');
    return target ? `${path}: ${target}  # ${times}` : `# ${path}: no similar page, ${times}`;
  }
}
