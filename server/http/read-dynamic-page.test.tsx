import { expect, test } from 'vitest';
import { jobDetailProps, sampleJobListProps } from '#sections/jobs/jobs.fixture.tsx';
import type { SectionStates } from '#src/render.tsx';
import { renderServerSection } from '#src/render.tsx';
import { parseHtml } from '../../tests/support/html/parse-markup.ts';
import { readDynamicPage } from './read-dynamic-page.ts';

const list = drawn('JobList', sampleJobListProps('en'));
const job = drawn('JobDetail', { ...jobDetailProps('en', 1), posting: '<!-- -->' });

function drawn(name: keyof SectionStates, props: object): string {
  return `<main>${renderServerSection(name, props)}</main><script>1 && 2</script>`;
}

test('an island gets its state from the page whatever a visitor wrote, and its props are not sent twice', () => {
  const state = { today: '2026-11-21', query: '?location=</script><!--<script>\u2028' };
  const html = readDynamicPage(list, renderServerSection)?.render(state) ?? '';
  for (const unwanted of ['</script><!--', '\u2028', 'full-time']) expect(html).not.toContain(unwanted);
  expect(html.match(/1 && 2/g)).toHaveLength(1);
  const served = parseHtml(html).querySelector('template[data-server-section="JobList"] + script');
  expect(served?.getAttribute('type')).toBe('application/json');
  expect(JSON.parse(served?.textContent ?? '')).toEqual(state);
});

test('a page with two server sections, or an unclosed one, is refused', () => {
  expect(() => readDynamicPage(list + job, renderServerSection)).toThrow('one section');
  const unended = list.replaceAll('<template data-server-section="JobList"></template>', '');
  expect(() => readDynamicPage(unended, renderServerSection)).toThrow('no end');
});
