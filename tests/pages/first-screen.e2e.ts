import { expect } from '@playwright/test';
import { samples } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';

test('the first screen does not wait for the styles of lower sections @once', async ({ page }) => {
  // These requests are never answered.
  await page.route(/\/deferred\.[\w-]+\.css$/, () => {});
  for (const path of samples)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      expect(await page.evaluate(mainIsPainted)).toBe(true);
    });
});

function mainIsPainted(): Promise<boolean> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const painted = list.getEntries().map((entry): Element | null => Reflect.get(entry, 'element'));
      if (painted.some((element) => element?.closest('main'))) resolve(true);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
