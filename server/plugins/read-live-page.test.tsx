import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import type { SlotStates } from '#forms/section-states.ts';
import { jobDetailProps, jobListProps } from '#sections/jobs/jobs.fixture.tsx';
import { renderSlot } from '../../src/render.tsx';
import { readLivePage } from './read-live-page.ts';

const switchProps = { code: 'ar', name: 'العربية', href: '/ar/jobs', isHome: false };
const list = ['JobList', jobListProps('en')] as const;
const job = ['JobDetail', { ...jobDetailProps('en', 1), posting: '<!-- -->' }] as const;

test('a page without a section that answers is not live', () => {
  expect(readLivePage('<main><template><p></p></template></main>', renderSlot)).toBeUndefined();
});

test('a section is drawn with its own props and the state of the request, and nothing around it changes', () => {
  const document = documentOf(job, { today: '2027-03-01' });
  expect(document.querySelector('main h2')?.textContent).toBe(job[1].labels.about);
  expect(document.querySelector('main a[href$="/jobs"]')?.textContent).toContain(job[1].labels.others);
  expect(document.querySelector('nav')?.outerHTML).toBe('<nav>1 &lt; 2</nav>');
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('what the page was built with does not travel twice', () => {
  expect(
    live(list)
      .render({})
      .match(/full-time/g),
  ).toBeNull();
});

test('the page of the other language is asked the same', () => {
  const link = documentOf(job, {}, '?a="&b=1').querySelector('[data-language-link]');
  expect(link?.getAttribute('href')).toBe('/ar/jobs?a="&b=1');
});

test('an island finds its state beside it, whatever a visitor wrote', () => {
  const state = { today: '2026-11-21', query: '?location=</script><!--<script>\u2028' };
  const html = live(list).render(state);
  expect(html).not.toContain('</script><!--');
  expect(html).not.toContain('\u2028');
  const served = parseHTML(html).document.querySelector('template[data-slot="JobList"] + script');
  expect(served?.getAttribute('type')).toBe('application/json');
  expect(JSON.parse(served?.textContent ?? '')).toEqual(state);
});

test('two sections in a page, or one that nobody ends, are refused', () => {
  expect(() => readLivePage(page(list) + page(job), renderSlot)).toThrow('one section');
  const unended = page(list).replaceAll('<template data-slot="JobList"></template>', '');
  expect(() => readLivePage(unended, renderSlot)).toThrow('no end');
});

type Built = readonly [name: keyof SlotStates, props: object];

function page(built: Built): string {
  const [link, section] = [renderSlot('LanguageSwitch', switchProps), renderSlot(...built)];
  return `<nav>1 &lt; 2</nav>${link}<main>${section}</main><script>1 && 2</script>`;
}

function live(built: Built) {
  const found = readLivePage(page(built), renderSlot);
  if (!found) throw new Error('no section');
  return found;
}

function documentOf(built: Built, state: object, query?: string) {
  return parseHTML(`<html><body>${live(built).render(state, query)}</body></html>`).document;
}
