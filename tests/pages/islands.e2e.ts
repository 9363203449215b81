import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { at, test } from '../support/fixtures.ts';
import { expectHydrated, pageScript, waitingIsland, watch } from '../support/page/visit.ts';

/** Milliseconds from load until the code of the islands is fetched (docs/decisions/islands.md). */
const fetchDelayMs = 1000;
const isScript = (file: string) => file.endsWith('.js');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
});

test('a page without an island loads only one script @en', async ({ page }) => {
  const { files } = watch(page);
  await page.goto(at(paths.page('whoweare')), { waitUntil: 'networkidle' });
  expect(files.filter(isScript)).toEqual([pageScript]);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 4000);
  await page.clock.runFor(10 * fetchDelayMs);
  await page.waitForLoadState('networkidle');
  expect(files.filter(isScript)).toEqual([pageScript]);
});

test('home loads its code a second after load, to run it later @ar', async ({ page }) => {
  const { files } = watch(page);
  const html = await (await page.goto(at('/')))?.text();
  const named = [...(html ?? '').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file);
  await page.clock.runFor(fetchDelayMs - 1);
  await page.waitForLoadState('networkidle');
  expect(named).toHaveLength(1);
  expect(files.filter(isScript)).toEqual(named);

  const fetched = page.waitForResponse((response) => isScript(response.url()));
  await page.clock.runFor(1);
  await fetched;
  await page.waitForLoadState('networkidle');
  await expect(page.locator(waitingIsland)).not.toHaveCount(0);

  await page.mouse.move(300, 300);
  await expectHydrated(page);
  expect(files.filter(isScript)).toEqual([...new Set(files.filter(isScript))]);
});
