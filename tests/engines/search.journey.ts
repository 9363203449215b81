import { expect } from '@playwright/test';
import { filtersQuery, matches } from '#jobs/job-filters.ts';
import { paths } from '#routing/paths.ts';
import { jobIds } from '../support/content/site-content.ts';
import { at, content } from '../support/fixtures.ts';
import { test } from './engine-test.ts';

test('jobs are filtered, and Back takes a filter away', async ({ visitor }) => {
  const list = at(paths.page('jobs'));
  const filters = { location: 'egypt', category: 'marketing' } as const;
  const titles = jobIds.map((id) => content(`jobs/${id}`)).filter((job) => matches(job, filters));
  await visitor.openHydrated(list);
  // WebKit's Back skips a step without a visitor's action before it, such as a driver's choice.
  await visitor.click('label[for="location"]');
  await visitor.choose('#location', filters.location);
  await visitor.choose('#category', filters.category);
  await expect.poll(visitor.url).toBe(list + filtersQuery(filters));
  await expect.poll(() => visitor.count('main li h3')).toBe(titles.length);
  expect(await visitor.text('main li h3')).toBe(titles[0].title);
  await visitor.back();
  await expect.poll(() => visitor.value('#category')).toBe('');
  await expect.poll(visitor.url).toBe(list + filtersQuery({ ...filters, category: '' }));
});

test('a service is found by its name, and chosen with keys', async ({ visitor }) => {
  const { title } = content('services/1');
  await visitor.open(at(paths.page('privacy')));
  // The first key only activates WebKit's window.
  await visitor.click('h1');
  await visitor.click('[data-search]');
  await visitor.fill('dialog [role=combobox]', title);
  await expect.poll(() => visitor.text('dialog [role=option]')).toContain(title);
  await visitor.press('ArrowDown', 'Enter');
  await expect.poll(visitor.url).toBe(at(paths.service(1)));
});

test(`a film plays with captions of the page's language`, async ({ visitor, language }) => {
  await visitor.open(at(paths.page('social')));
  await visitor.click('video');
  await expect
    .poll(() => visitor.run(() => document.querySelector('video')?.currentTime))
    .toBeGreaterThan(0.2);
  const captions = () => {
    const [track] = document.querySelector('video')?.textTracks ?? [];
    return [track?.language, track?.mode, (track?.cues?.length ?? 0) > 0];
  };
  await expect.poll(() => visitor.run(captions)).toEqual([language, 'showing', true]);
});
