import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { localizedPath, parsePath, paths } from '#routing/paths.ts';
import { withoutIndexing } from '#server/http/no-index.ts';
import { jobIds } from '../support/content/sample-jobs.ts';
import { builtPage, contentOf } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { parseXml, textsOf } from '../support/html/parse-markup.ts';

const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const htmlOf = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const isIndexed = (html: string) => html.includes('<meta name="robots" content="index,follow"');

test.describe.configure({ mode: 'default' });

let entries: { loc: string; days: string[]; links: (string | null)[][] }[];
let served: { type: string | null; text: string };

test.beforeAll(async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/sitemap.xml`);
  served = { type: answer.headers.get('content-type'), text: await answer.text() };
  entries = [...parseXml(served.text).getElementsByTagName('url')].map((entry) => ({
    loc: textsOf(entry, 'loc').join(),
    days: textsOf(entry, 'lastmod'),
    links: [...entry.getElementsByTagName('xhtml:link')].map((link) =>
      ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)),
    ),
  }));
});

test('the sitemap has every page that search engines may list, and no other @once', () => {
  expect(served.type).toBe('text/xml; charset=utf-8');
  const closed = closedAtBuild();
  const listed = built
    .filter((file) => isIndexed(htmlOf(file)))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path))
    .filter((path) => !closed.includes(parsePath(path).path));
  expect(listed.length).toBeGreaterThan(60);
  expect(entries.map(({ loc }) => new URL(loc).pathname).toSorted()).toEqual(listed.toSorted());
});

test('each sitemap entry has the same alternates as its page @once', () => {
  for (const { loc, links } of entries) {
    const { origin, pathname } = new URL(loc);
    const { path } = parsePath(pathname);
    const href = (language: 'en' | 'ar') => new URL(localizedPath(language, path), origin).href;
    expect(links, pathname).toEqual([
      ['alternate', 'en', href('en')],
      ['alternate', 'ar', href('ar')],
      ['alternate', 'x-default', href('en')],
    ]);
    expect(builtPage(pathname), pathname).toContain(`<link rel="canonical" href="${loc}"`);
  }
});

test('no sitemap date is before the firm’s founding or after the build @once', () => {
  const days = entries.flatMap(({ days }) => days);
  const founded = Date.parse(`${parse(readFileSync('content/site.yaml', 'utf8')).founded}-01-01`);
  for (const day of days) {
    expect(new Date(day).toISOString()).toBe(day);
    expect(Date.parse(day)).toBeGreaterThan(founded);
    expect(Date.parse(day)).toBeLessThan(builtAt());
  }
});

test('every page of the build can be kept from search engines @once', () => {
  expect(built.map(htmlOf).map(withoutIndexing).filter(isIndexed)).toEqual([]);
});

const builtAt = () => statSync('dist/sitemap.xml').mtimeMs;

/** Returns the paths of jobs that were closed on the day of the build. */
function closedAtBuild(): string[] {
  return jobIds
    .filter((id) => jobState(contentOf('en', `jobs/${id}`), riyadhDay(builtAt())) === 'closed')
    .flatMap((id) => [paths.job(id), paths.apply(id)]);
}
