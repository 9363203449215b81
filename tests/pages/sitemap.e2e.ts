import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { localizedPath, parsePath, paths } from '#routing/paths.ts';
import { withoutIndexing } from '#server/http/no-index.ts';
import { builtPage, builtPaths, contentOf, jobIds, siteFacts } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { parseXml, textsOf } from '../support/html/parse-markup.ts';

const isIndexed = (html: string) => html.includes('<meta name="robots" content="index,follow"');
const builtAt = () => statSync('dist/sitemap.xml').mtimeMs;

test('the sitemap has every page that search engines may list, and no other @once', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('text/xml; charset=utf-8');
  const entries = [...parseXml(await answer.text()).getElementsByTagName('url')];
  const closed = closedAtBuild();
  const listed = builtPaths
    .filter((path) => isIndexed(builtPage(path)))
    .filter((path) => !closed.includes(parsePath(path).path));
  expect(listed.length).toBeGreaterThan(60);
  const locations = entries.map((entry) => new URL(textsOf(entry, 'loc').join()));
  expect(locations.map(({ pathname }) => pathname).toSorted()).toEqual(listed);

  await test.step('each entry has the same alternates as its page', () => {
    for (const [index, { href: loc, origin, pathname }] of locations.entries()) {
      const { path } = parsePath(pathname);
      const href = (language: 'en' | 'ar') => new URL(localizedPath(language, path), origin).href;
      const links = [...(entries[index]?.getElementsByTagName('xhtml:link') ?? [])].map((link) =>
        ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)),
      );
      expect(links, pathname).toEqual([
        ['alternate', 'en', href('en')],
        ['alternate', 'ar', href('ar')],
        ['alternate', 'x-default', href('en')],
      ]);
      expect(builtPage(pathname), pathname).toContain(`<link rel="canonical" href="${loc}"`);
    }
  });

  await test.step('no date is before the firm’s founding or after the build', () => {
    const founded = Date.parse(`${siteFacts().founded}-01-01`);
    for (const day of entries.flatMap((entry) => textsOf(entry, 'lastmod'))) {
      expect(new Date(day).toISOString()).toBe(day);
      expect(Date.parse(day)).toBeGreaterThan(founded);
      expect(Date.parse(day)).toBeLessThan(builtAt());
    }
  });
});

test('every page of the build can be kept from search engines @once', () => {
  expect(builtPaths.map(builtPage).map(withoutIndexing).filter(isIndexed)).toEqual([]);
});

/** Returns the paths of jobs that were closed on the day of the build. */
function closedAtBuild(): string[] {
  return jobIds
    .filter((id) => jobState(contentOf('en', `jobs/${id}`), riyadhDay(builtAt())) === 'closed')
    .flatMap((id) => [paths.job(id), paths.apply(id)]);
}
