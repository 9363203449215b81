// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openFinder } from '#search/finder.ts';
import { answerTo } from '#search/search-answer.ts';
import { builtIndex, searchContent, wordsOf } from './search.fixture.ts';
import { SearchPage } from './search-page.tsx';

const now = Date.parse('2026-11-05T09:00:00Z');
const finder = openFinder(builtIndex('en'));

afterEach(cleanup);

test('the page shows what was found, grouped, in order, and keeps the question', () => {
  const { links, heads, text, value } = show('risk management');
  expect(heads[0]).toBe('Services');
  expect(links[0]).toBe('/services/2');
  expect(links).toContain('/services/2#risk-register');
  expect(value).toBe('risk management');
  expect(text).toMatch(/\d+ results/);
});

test('no question shows where to begin, and one without an answer the ways on', () => {
  expect(show('').text).toContain(wordsOf('en').start.title);
  expect(show('').links).toEqual([]);
  const nothing = show('xqzwvk');
  expect(nothing.text).toContain(wordsOf('en').none.title);
  expect(nothing.text).toContain('0 results');
});

test('what a visitor types is text and never markup', () => {
  const { container, value } = show('"><script>alert(1)</script><b>tax');
  expect(value).toBe('"><script>alert(1)</script><b>tax');
  expect(container.querySelector('script, b')).toBeNull();
});

test('a job is found until the end of its last day in Riyadh', () => {
  expect(show('tax and zakat associate').links).toContain('/jobs/6');
  expect(show('tax and zakat associate', Date.parse('2026-11-10T21:00:00Z')).links).not.toContain('/jobs/6');
});

test('a name in the other script finds its page here, and is shown as what was found', () => {
  const { links, container } = show('سامي الغامدي');
  expect(links[0]).toBe('/ourpeople#sami-al-ghamdi');
  const otherTitle = container.querySelector('bdi[lang="ar"][dir="rtl"]');
  expect(otherTitle?.querySelector('mark')?.textContent).toBe('سامي');
  expect(otherTitle?.parentElement?.textContent).toContain(wordsOf('en').inOtherLanguage);
});

/** What a visitor sees of the page for a question. */
function show(query: string, moment = now) {
  cleanup();
  const { container } = render(
    <SearchPage
      breadcrumbs={{ label: 'Breadcrumb', crumbs: [] }}
      {...searchContent('en')}
      answer={answerTo(finder, query, moment)}
    />,
  );
  return {
    container,
    links: [...container.querySelectorAll('ol a')].map((link) => link.getAttribute('href')),
    heads: screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    text: container.textContent ?? '',
    value: screen.getByRole<HTMLInputElement>('textbox').value,
  };
}
