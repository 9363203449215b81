import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#language/languages.ts';
import { formatNumber } from '#language/numbers.ts';
import { localizedPath } from '#language/paths.ts';
import { words } from './site.ts';

/** Milliseconds that a slide stands (specification, section 9). */
const standing = 3000;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

for (const language of languageCodes) {
  const labels = words(language, 'ui').hero;
  const { slides } = words(language, 'pages/home').hero;
  const dot = (page: Page, index: number) =>
    page.getByRole('button', { name: `${labels.slide} ${formatNumber(language, index + 1)}` });

  test.describe(`the slides in ${languages[language].name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(localizedPath(language, '/'));
    });

    test('go on by themselves every three seconds, and begin again', async ({ page }) => {
      await expectShown(page, 0);
      await page.clock.runFor(standing - 1);
      await expectShown(page, 0);
      await page.clock.runFor(1);
      await expectShown(page, 1);
      for (const index of [2, 3, 0, 1]) {
        await page.clock.runFor(standing);
        await expectShown(page, index);
        await expect(page.getByRole('heading', { name: slides[index].title })).toBeVisible();
        await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
      }
    });

    test('can be paused and played again', async ({ page }) => {
      await page.getByRole('button', { name: labels.pause }).tap();
      await page.clock.runFor(5 * standing);
      await expectShown(page, 0);
      await page.getByRole('button', { name: labels.play }).tap();
      await page.clock.runFor(standing);
      await expectShown(page, 1);
    });

    test('stay where a dot has led', async ({ page }) => {
      for (const index of [2, 1]) {
        await dot(page, index).tap();
        await expectShown(page, index);
        await page.clock.runFor(2 * standing);
        await expectShown(page, index);
      }
    });

    test('wait while a keyboard is in them', async ({ page }) => {
      await page.keyboard.press('Tab');
      await dot(page, 0).focus();
      await page.clock.runFor(3 * standing);
      await expectShown(page, 0);
    });

    test('are swiped the way the language is read', async ({ page }) => {
      const onwards = languages[language].dir === 'rtl' ? 1 : -1;
      for (const [direction, index] of [
        [onwards, 1],
        [onwards, 2],
        [-onwards, 1],
        [-onwards, 0],
        [-onwards, 3],
      ] as const) {
        await swipe(page, direction * 160);
        await expectShown(page, index);
      }
      await swipe(page, onwards * 20);
      await expectShown(page, 3);
    });

    test.describe('where motion is unwelcome', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('stand still, and follow a dot or a finger', async ({ page }) => {
        await page.clock.runFor(5 * standing);
        await expectShown(page, 0);
        await dot(page, 3).tap();
        await expectShown(page, 3);
      });
    });
  });
}

/** One slide, and no other, is to be seen and reached. */
async function expectShown(page: Page, index: number) {
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-hero', String(index));
  await expect(page.locator('li[data-slide][data-moving]')).toHaveCount(0);
  await expect(page.locator('li[data-slide]:visible')).toHaveCount(1);
  await expect(page.locator(`li[data-slide="${index}"]`)).toBeInViewport();
  await expect(page.locator('[data-dot][aria-current]')).toHaveAttribute('data-dot', String(index));
}

/** A finger that goes this many pixels to the right. */
async function swipe(page: Page, distance: number) {
  const session = await page.context().newCDPSession(page);
  const from = { x: 195 - distance / 2, y: 420 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const at = { ...from, x: from.x + distance * share };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
