import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type Finder, openFinder } from '../../search/find.ts';
import { builtIndex, wordsOf } from '../../src/sections/search/search.fixture.ts';
import { SearchPage } from '../../src/sections/search/search-page.tsx';
import { fillSearch } from './fill.ts';

const now = Date.parse('2026-11-05T09:00:00Z');
let finder: Finder;
let built: string;

beforeAll(() => {
  finder = openFinder(builtIndex('en'));
  const { label, kinds, count, inText, all, suggestion, ...words } = wordsOf('en');
  const page = renderToStaticMarkup(
    <SearchPage
      trail={{ label: 'Breadcrumb', crumbs: [] }}
      title={words.title}
      form={{ action: '/search', words: { label, placeholder: words.placeholder, submit: words.submit } }}
      results={{
        words: { language: 'en', kinds, count, inText },
        page: '/search',
        labels: { results: label, all, suggestion },
        start: { title: words.start.title, links: [] },
        none: { title: words.none.title, text: words.none.text, links: [] },
      }}
    />,
  );
  built = `<a href="/ar/search" data-switch="">A</a>${page}<script>1&&2</script>`;
});

test('the page shows what was found, grouped, in order, and keeps the question and its twin', () => {
  const { links, heads, text, value, page } = read('risk management');
  expect(heads[0]).toBe('Services');
  expect(links[0]).toBe('/services/2');
  expect(links).toContain('/services/2#risk-register');
  expect(value).toBe('risk management');
  expect(text).toMatch(/\d+ results/);
  expect(page).toContain('href="/ar/search?q=risk+management" data-switch');
  expect(page.endsWith('<script>1&&2</script>')).toBe(true);
});

test('no question shows where to begin, and one without an answer the ways on', () => {
  expect(read('').text).toContain(wordsOf('en').start.title);
  expect(read('').links).toEqual([]);
  const nothing = read('xqzwvk');
  expect(nothing.text).toContain(wordsOf('en').none.title);
  expect(nothing.text).toContain('0 results');
});

test('what a visitor types is text and never markup', () => {
  const { document, value } = read('"><script>alert(1)</script><b>tax');
  expect(value).toBe('"><script>alert(1)</script><b>tax');
  expect([...document.querySelectorAll('script')].map((script) => script.textContent)).toEqual(['1&&2']);
  expect(document.querySelector('b')).toBeNull();
});

test('a job is found until the end of its last day in Riyadh', () => {
  expect(read('tax and zakat associate').links).toContain('/jobs/6');
  const closed = fillSearch(built, finder, 'tax and zakat associate', Date.parse('2026-11-10T21:00:00Z'));
  expect(closed).not.toContain('href="/jobs/6"');
});

test('a name in the other script finds its page here, and is shown as what was found', () => {
  const { links, document } = read('سامي الغامدي');
  expect(links[0]).toBe('/ourpeople#sami-al-ghamdi');
  const words = document.querySelector('[data-words][lang="ar"][dir="rtl"]');
  expect(words?.querySelector('mark')?.textContent).toBe('سامي');
});

/** The page for a question, and what a visitor sees of it. */
function read(query: string) {
  const page = fillSearch(built, finder, query, now);
  const { document } = parseHTML(`<!doctype html><html><body>${page}</body></html>`);
  for (const unseen of document.querySelectorAll('[hidden], template')) unseen.remove();
  const section = document.querySelector('section');
  return {
    page,
    document,
    links: [...document.querySelectorAll('[data-items] a')].map((link) => link.getAttribute('href')),
    heads: [...document.querySelectorAll('h2')].map((head) => head.textContent),
    text: section?.textContent ?? '',
    value: document.querySelector('[name="q"]')?.getAttribute('value'),
  };
}
