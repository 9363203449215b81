import { expect, test } from 'vitest';
import type { SectionStates } from '#forms/section-states.ts';
import { jobDetailProps, jobListProps } from '#sections/jobs/jobs.fixture.tsx';
import { renderSlot } from '../../src/render.tsx';
import { parseHtml } from '../../tests/parse-markup.ts';
import { readLivePage } from './read-live-page.ts';

const list = drawn('JobList', jobListProps('en'));
const job = drawn('JobDetail', { ...jobDetailProps('en', 1), posting: '<!-- -->' });

function drawn(name: keyof SectionStates, props: object): string {
  return `<main>${renderSlot(name, props)}</main><script>1 && 2</script>`;
}

test('an island finds its state beside it, whatever a visitor wrote, and what it was built with is not sent twice', () => {
  const state = { today: '2026-11-21', query: '?location=</script><!--<script>\u2028' };
  const html = readLivePage(list, renderSlot)?.render(state) ?? '';
  for (const unwanted of ['</script><!--', '\u2028', 'full-time']) expect(html).not.toContain(unwanted);
  expect(html.match(/1 && 2/g)).toHaveLength(1);
  const served = parseHtml(html).querySelector('template[data-slot="JobList"] + script');
  expect(served?.getAttribute('type')).toBe('application/json');
  expect(JSON.parse(served?.textContent ?? '')).toEqual(state);
});

test('two sections in a page, or one that nobody ends, are refused', () => {
  expect(() => readLivePage(list + job, renderSlot)).toThrow('one section');
  const unended = list.replaceAll('<template data-slot="JobList"></template>', '');
  expect(() => readLivePage(unended, renderSlot)).toThrow('no end');
});
