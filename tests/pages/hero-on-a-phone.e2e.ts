import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { at, content, onPhone, test } from '../support/fixtures.ts';
import { isLoaded } from '../support/page/illustrations.ts';
import { expectHydrated, holdRequests } from '../support/page/visit.ts';

/** The time for which a slide is shown, and for which it moves (docs/product.md, section 9). */
const slideMs = 3000;
const moveMs = 500;
/** After a choice the slides continue when the visitor has been elsewhere for this time. */
const awayMs = 10_000;

test.use({ pictures: true, ...onPhone, contextOptions: { reducedMotion: 'no-preference' } });

const passedByTab = 'a[tabindex="-1"]';
const hero = (page: Page) => page.getByRole('region').first();
const slide = (page: Page, index: number) => hero(page).getByRole('listitem').nth(index);
const tabStops = (page: Page) => hero(page).locator(`li:not(:has(${passedByTab}))`);
const dot = (page: Page, index: number) => hero(page).getByRole('group').getByRole('button').nth(index);

test.describe('the slides', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(at('/'));
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await expectHydrated(page);
    await expect(tabStops(page)).toHaveCount(1);
  });

  test('advance by themselves, and start over @en @all', async ({ page, language }) => {
    const { slides } = content('pages/home').hero;
    await expectShown(page, 0);
    await expectPicture(page, 1);
    await page.clock.runFor(slideMs - 1);
    await expectShown(page, 0);
    await page.clock.runFor(1);
    for (const [step, index] of [1, 2, 3, 0, 1].entries()) {
      await page.clock.runFor(moveMs);
      await expectShown(page, index);
      await expect(page.getByRole('heading', { name: slides[index].title })).toBeVisible();
      await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
      const name = `${content('ui').hero.slide} ${formatNumber(language, index + 1)}`;
      await expect(dot(page, index)).toHaveAccessibleName(new RegExp(`^${name}:`));
      // The next slide's picture has loaded before it is shown.
      if (step < 2) await expectPicture(page, index + 1);
      await page.clock.runFor(slideMs - moveMs);
    }
    await page.clock.runFor(moveMs);
    await expectShown(page, 2);
    // The slides pause under a mouse.
    await page.mouse.move(200, 300);
    await page.clock.runFor(3 * slideMs);
    await expectShown(page, 2);
  });

  test('can be paused and played @en', async ({ page }) => {
    const { pause, play } = content('ui').hero;
    await page.getByRole('button', { name: pause }).tap();
    await page.clock.runFor(5 * slideMs);
    await expectShown(page, 0);
    await page.getByRole('button', { name: play }).tap();
    await page.clock.runFor(slideMs + moveMs);
    await expectShown(page, 1);
    await page.getByRole('button', { name: pause }).tap();
    await dot(page, 2).tap();
    await page.clock.runFor(awayMs + 2 * slideMs);
    await expectShown(page, 2);
  });

  test('wait while a visitor uses them, and go to the chosen one @ar', async ({ page }) => {
    // The slides stay where a dot has led until the visitor has been elsewhere for a while.
    for (const index of [2, 1]) {
      await dot(page, index).tap();
      await page.clock.runFor(awayMs - 1);
      await expectShown(page, index);
    }
    await page.clock.runFor(1);
    await expectShown(page, 1);
    await page.clock.runFor(slideMs + moveMs);
    await expectShown(page, 2);

    // The slides pause while they have the focus.
    await page.keyboard.press('Tab');
    await dot(page, 2).focus();
    await page.clock.runFor(3 * slideMs);
    await expectShown(page, 2);
    await page.getByRole('tab').first().focus();
    await page.clock.runFor(slideMs + moveMs);
    await expectShown(page, 3);
    // A screen reader moves the focus to a hidden slide like this.
    for (const index of [2, 0, 1]) {
      await slide(page, index).getByRole('link').focus();
      await page.clock.runFor(moveMs);
      await expectShown(page, index);
    }
  });

  test('are swiped in the reading direction, and are all printed @ar', async ({ page, language }) => {
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
    await page.emulateMedia({ media: 'print' });
    for (const index of [0, 1, 2, 3]) {
      await expect.poll(() => endsOf(slide(page, index))).toEqual({ isAfterStart: true, isBeforeEnd: true });
    }
  });

  test.describe('with reduced motion @en', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the slides do not advance, and follow a dot or a swipe', async ({ page }) => {
      await page.clock.runFor(5 * slideMs);
      await expectShown(page, 0);
      await dot(page, 3).tap();
      await expectShown(page, 3);
    });
  });
});

test('slides swiped before hydration keep their place after it @ar', async ({ page }) => {
  const { title } = content('pages/home').hero.slides[2];
  const letThrough = await holdRequests(page, /\/hero\.[\w-]+\.js$/);
  await page.goto(at('/'));
  await slide(page, 2).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await expect(slide(page, 2).getByRole('link')).toBeInViewport({ ratio: 1 });
  // Late fonts move the text before the code has loaded.
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(layoutShift);
  const distance = page.evaluate(farthestUntilTaken, title);
  letThrough();
  expect(await distance).toBeLessThan(1);
  await expectShown(page, 2);
  expect((await page.evaluate(layoutShift)) - before).toBeLessThan(0.01);
});

test('without JavaScript the slides can be swiped @en', async ({ plainPage: page }) => {
  await page.goto(at('/'));
  for (const [index, { title }] of content('pages/home').hero.slides.entries()) {
    await slide(page, index).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await expect.poll(() => slide(page, index).locator('img').evaluate(isLoaded)).toBe(true);
  }
});

/** Expects that a slide's picture has loaded, and the next one's has not. */
async function expectPicture(page: Page, index: number) {
  await expect.poll(() => slide(page, index).locator('img').evaluate(isLoaded)).toBe(true);
  await expect(slide(page, index + 1).locator('img:visible')).toHaveCount(0);
}

/** Returns the most that a slide is off its place in any frame until the slider starts, in pixels. */
function farthestUntilTaken(title: string): Promise<number> {
  const slide = [...document.querySelectorAll('main section li')].find((item) =>
    item.textContent?.includes(title),
  );
  let farthest = 0;
  return new Promise((resolve) => {
    const measure = () => {
      farthest = Math.max(farthest, Math.abs(slide?.getBoundingClientRect().x ?? Number.NaN));
      if (document.querySelector('main section a[tabindex="-1"]')) resolve(farthest);
      else requestAnimationFrame(measure);
    };
    measure();
  });
}

/** Returns the Cumulative Layout Shift until now. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
}

/** Expects that exactly one slide is visible and can be reached. */
async function expectShown(page: Page, index: number) {
  await expect(tabStops(page)).toHaveCount(1);
  await expect(slide(page, index).locator(passedByTab)).toHaveCount(0);
  const distance = async () => Math.abs((await slide(page, index).boundingBox())?.x ?? Number.NaN);
  await expect.poll(distance).toBeLessThan(390 / 100);
  await expect(hero(page).locator('button[aria-current]')).toHaveCount(1);
}

/** Returns whether a slide begins and ends on the paper, of which the browser tells the slider a moment later. */
async function endsOf(slide: Locator) {
  const { x, width } = (await slide.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return { isAfterStart: x >= 0, isBeforeEnd: x + width <= 390 };
}

/** Swipes so many pixels to the right, in as many milliseconds. */
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
