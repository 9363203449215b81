import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getSearchMessages } from '#content/readers.ts';
import { openFinder } from '#search/finder.ts';
import { answerTo } from '#search/search-answer.ts';
import { builtIndex, searchContent } from './search.fixture.ts';
import { SearchPage } from './search-page.tsx';

const now = Date.parse('2026-11-05T09:00:00Z');
const finder = openFinder(builtIndex('en'));

afterEach(cleanup);

test('a job is found until the end of its last day in Riyadh', () => {
  expect(show('tax and zakat associate').links).toContain('/jobs/6');
  expect(show('tax and zakat associate', Date.parse('2026-11-10T21:00:00Z')).links).not.toContain('/jobs/6');
});

test('a name in the other script finds its page here, and is shown as what was found', () => {
  const { links, container } = show('سامي الغامدي');
  expect(links[0]).toBe('/ourpeople#sami-al-ghamdi');
  const otherTitle = container.querySelector('bdi[lang="ar"][dir="rtl"]');
  expect(otherTitle?.querySelector('mark')?.textContent).toBe('سامي');
  expect(otherTitle?.parentElement?.textContent).toContain(getSearchMessages('en').inOtherLanguage);
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
  const links = [...container.querySelectorAll('ol a')].map((link) => link.getAttribute('href'));
  return { container, links };
}
