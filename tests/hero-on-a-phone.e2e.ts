import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { localizedPath } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectHydrated } from './visit.ts';

/** How long a slide stands, and moves (docs/product.md, section 9). */
const slideMs = 3000;
const moveMs = 500;
/** How long a visitor who chose a slide has to be elsewhere before they go on. */
const awayMs = 10_000;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

const passedByTab = 'a[tabindex="-1"]';
const hero = (page: Page) => page.locator('main section').first();
const slide = (page: Page, index: number) => hero(page).locator('li').nth(index);
const tabStops = (page: Page) => hero(page).locator(`li:not(:has(${passedByTab}))`);

for (const language of languageCodes) {
  const labels = contentOf(language, 'ui').hero;
  const { slides } = contentOf(language, 'pages/home').hero;
  const dot = (page: Page, index: number) =>
    page.getByRole('button', { name: `${labels.slide} ${formatNumber(language, index + 1)}` });

  test.describe(`the slides in ${languages[language].name}`, inLanguage(language), () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(localizedPath(language, '/'));
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await expectHydrated(page);
      await expect(tabStops(page)).toHaveCount(1);
    });

    test('go on by themselves every three seconds, and begin again', inEnglish, async ({ page }) => {
      await expectShown(page, 0);
      await page.clock.runFor(slideMs - 1);
      await expectShown(page, 0);
      await page.clock.runFor(1);
      for (const index of [1, 2, 3, 0, 1]) {
        await page.clock.runFor(moveMs);
        await expectShown(page, index);
        await expect(page.getByRole('heading', { name: slides[index].title })).toBeVisible();
        await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
        await page.clock.runFor(slideMs - moveMs);
      }
    });

    test('have the picture of the next one before it comes', inArabic, async ({ page }) => {
      const { length } = slides;
      for (let index = 1; index < length; index++) {
        await expect.poll(() => slide(page, index).locator('img').evaluate(isLoaded)).toBe(true);
        await expect(slide(page, index + 1).locator('img:visible')).toHaveCount(0);
        await page.clock.runFor(slideMs);
      }
    });

    test(
      'can be paused and played again, and stay where a dot has led for good once they are paused',
      inEnglish,
      async ({ page }) => {
        await page.getByRole('button', { name: labels.pause }).tap();
        await page.clock.runFor(5 * slideMs);
        await expectShown(page, 0);
        await page.getByRole('button', { name: labels.play }).tap();
        await page.clock.runFor(slideMs + moveMs);
        await expectShown(page, 1);
        await page.getByRole('button', { name: labels.pause }).tap();
        await dot(page, 2).tap();
        await page.clock.runFor(awayMs + 2 * slideMs);
        await expectShown(page, 2);
      },
    );

    test(
      'stay where a dot has led, until the visitor has been elsewhere for a while',
      inArabic,
      async ({ page }) => {
        for (const index of [2, 1]) {
          await dot(page, index).tap();
          await page.clock.runFor(awayMs - 1);
          await expectShown(page, index);
        }
        await page.clock.runFor(1);
        await expectShown(page, 1);
        await page.clock.runFor(slideMs + moveMs);
        await expectShown(page, 2);
      },
    );

    test('wait while a keyboard is in them', inArabic, async ({ page }) => {
      await page.keyboard.press('Tab');
      await dot(page, 0).focus();
      await page.clock.runFor(3 * slideMs);
      await expectShown(page, 0);
      await page.getByRole('tab').first().focus();
      await page.clock.runFor(slideMs + moveMs);
      await expectShown(page, 1);
    });

    test('wait while a mouse is over them', inEnglish, async ({ page }) => {
      await page.mouse.move(200, 300);
      await page.clock.runFor(3 * slideMs);
      await expectShown(page, 0);
    });

    test(
      'come when the focus of a screen reader goes to one that is not shown',
      inArabic,
      async ({ page }) => {
        for (const index of [2, 3, 1]) {
          await slide(page, index).locator('a:visible').focus();
          await page.clock.runFor(moveMs);
          await expectShown(page, index);
        }
      },
    );

    test('are all on paper, wherever the slider stands', async ({ page }) => {
      await dot(page, 2).tap();
      await page.emulateMedia({ media: 'print' });
      for (const index of slides.keys()) {
        const { x, width } = (await slide(page, index).boundingBox()) ?? { x: Number.NaN, width: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
      }
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
      await swipe(page, onwards * 20, 400);
      await expectShown(page, 3);
    });

    test.describe('where motion is unwelcome', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('stand still, and follow a dot or a finger', inEnglish, async ({ page }) => {
        await page.clock.runFor(5 * slideMs);
        await expectShown(page, 0);
        await dot(page, 3).tap();
        await expectShown(page, 3);
      });
    });
  });

  test(
    `the slides in ${languages[language].name} are swiped before their code, which goes on from there`,
    inLanguage(language),
    async ({ page }) => {
      const code = Promise.withResolvers<void>();
      await page.route(/\/hero\.[\w-]+\.js$/, async (route) => {
        await code.promise;
        await route.continue();
      });
      await page.goto(localizedPath(language, '/'));
      await slide(page, 2).scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: slides[2].title })).toBeInViewport({ ratio: 1 });
      await expect(slide(page, 2).locator('a:visible')).toBeInViewport({ ratio: 1 });
      const distance = page.evaluate(farthestUntilTaken, slides[2].title);
      code.resolve();
      expect(await distance).toBeLessThan(1);
      await expectShown(page, 2);
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
    },
  );

  test.describe(`the slides in ${languages[language].name} without JavaScript`, inLanguage(language), () => {
    test.use({ javaScriptEnabled: false });

    test('are swiped as the browser does it, each with its picture', async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      for (const [index, { title }] of slides.entries()) {
        await slide(page, index).scrollIntoViewIfNeeded();
        await expect(page.getByRole('heading', { name: title })).toBeInViewport();
        await expect.poll(() => slide(page, index).locator('img').evaluate(isLoaded)).toBe(true);
      }
    });
  });
}

const isLoaded = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

/** How far from its place a slide is seen at most, in pixels, frame by frame until the slider has the slides. */
function farthestUntilTaken(title: string): Promise<number> {
  const slide = [...document.querySelectorAll('main section li')].find((item) =>
    item.textContent?.includes(title),
  );
  let farthest = 0;
  return new Promise((resolve) => {
    const look = () => {
      farthest = Math.max(farthest, Math.abs(slide?.getBoundingClientRect().x ?? Number.NaN));
      if (document.querySelector('main section a[tabindex="-1"]')) resolve(farthest);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The shifts of the layout until now, added up, as Cumulative Layout Shift counts them. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value?: number })[];
  return shifts.reduce((sum, { value = 0 }) => sum + value, 0);
}

/** One slide, and no other, is to be seen and reached. */
async function expectShown(page: Page, index: number) {
  await expect(tabStops(page)).toHaveCount(1);
  await expect(slide(page, index).locator(passedByTab)).toHaveCount(0);
  const distance = async () => Math.abs((await slide(page, index).boundingBox())?.x ?? Number.NaN);
  await expect.poll(distance).toBeLessThan(390 / 100);
  await expect(hero(page).locator('button[aria-current]')).toHaveCount(1);
}

/** A finger that goes this many pixels to the right, in as many milliseconds. */
async function swipe(page: Page, distance: number, time = 80) {
  const session = await page.context().newCDPSession(page);
  const from = { x: 195 - distance / 2, y: 420 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const at = { ...from, x: from.x + distance * share };
    await page.clock.runFor(time / 4);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await page.clock.runFor(moveMs);
}
