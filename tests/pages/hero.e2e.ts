import { expect, type Page } from '@playwright/test';
import { at, content, test } from '../support/fixtures.ts';
import { contrastWithWhite } from '../support/page/contrast.ts';
import { isLoaded } from '../support/page/illustrations.ts';
import { openHydrated } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

const hero = (page: Page) => page.getByRole('region').first();
const panels = (page: Page) => hero(page).getByRole('list');
const panel = (page: Page, index: number) => panels(page).getByRole('listitem').nth(index);
const link = (page: Page, index: number) => panel(page, index).getByRole('link');

/** A visitor chooses a panel of the hero on a wide screen in these ways. */
const waysToChoose: Record<string, (page: Page, index: number) => Promise<void>> = {
  hover: (page, index) => panel(page, index).hover(),
  'hover far above its words': (page, index) => hoverUnderTheHeader(page, index),
  focus: (page, index) => link(page, index).focus(),
  tap: (page, index) => panel(page, index).getByRole('heading').tap(),
};

type Slide = Record<'link', { to: string }> & { linkNarrow?: { to: string } };

test.use({ pictures: true, hasTouch: true });

test('the hero is as high as the screen, and its buttons lead on @ar', async ({ page }) => {
  const slides: Slide[] = content('pages/home').hero.slides;
  await page.goto(at('/'));
  const targets = () =>
    panels(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await targets()).toEqual(slides.map(({ link }) => at(link.to)));
  for (const [width, height] of [
    [1440, 900],
    [2560, 1440],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await hero(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await targets()).toEqual(slides.map(({ link, linkNarrow = link }) => at(linkNarrow.to)));
});

test('each panel can be chosen by pointer, keyboard and link', async ({ page, language }) => {
  const { slides } = content('pages/home').hero;
  await openHydrated(page, at('/'));
  for (const [way, choose] of splitByLanguage(Object.entries(waysToChoose), language))
    await test.step(way, async () => {
      for (const index of [1, 2, 3, 0]) {
        await choose(page, index);
        await expectShown(page, index);
        await expect(panel(page, index).getByRole('heading')).toHaveText(slides[index].title);
        await expect(panel(page, index).getByRole('paragraph')).toHaveText(slides[index].description);
        if (way !== 'hover') continue;
        const shown = () => panels(page).getByRole('listitem').evaluateAll(opacities);
        await expect.poll(shown).toEqual([0, 1, 2, 3].map((one) => (one === index ? '1' : '0')));
        await expect.poll(() => panel(page, index).locator('img').evaluate(isLoaded)).toBe(true);
      }
    });

  await test.step('the latest action of a visitor counts', async () => {
    await panel(page, 2).hover();
    await expectShown(page, 2);
    await page.getByRole('banner').getByRole('link').first().hover();
    await expectShown(page, 0);
    await panel(page, 3).hover();
    await link(page, 1).focus();
    await expectShown(page, 1);
    await panel(page, 2).hover();
    await expectShown(page, 2);
    await link(page, 1).focus();
    await panel(page, 3).getByRole('heading').tap();
    await expectShown(page, 3);
  });

  await test.step('a tap shows a panel’s link, and the next one follows it', async () => {
    const url = page.url();
    await link(page, 1).tap();
    await expectShown(page, 1);
    expect(page.url()).toBe(url);
    await link(page, 1).tap();
    await expect(page).not.toHaveURL(url);
  });
});

test('before its script has loaded the hero shows its pictures @en', async ({ plainPage: page }) => {
  await page.goto(at('/'));
  await panel(page, 2).hover();
  await expect(panel(page, 2).locator('div').first()).toHaveCSS('opacity', '1');
  await expectProgress(page, 2);
  await page.getByRole('banner').getByRole('link').first().hover();
  await expectProgress(page, 0);
});

test('the headline is legible over every picture', async ({ page, language }) => {
  await page.route(/\.js$/, (route) => route.abort());
  const screens = [
    [320, 568],
    [390, 844],
    [640, 360],
  ] as const;
  for (const [width, height] of splitByLanguage(screens, language)) {
    await page.setViewportSize({ width, height });
    await page.goto(at('/'));
    const promise = page.locator('h1');
    await promise.evaluate((heading) => {
      heading.style.color = 'transparent';
    });
    const pictures = page.locator('main section').first().locator('picture');
    for (const index of Array(await pictures.count()).keys()) {
      await pictures.first().evaluate(showPicture, index);
      const contrast = await contrastWithWhite(await promise.screenshot());
      expect(contrast, `picture ${index + 1} at ${width} by ${height}`).toBeGreaterThan(4.5);
    }
  }
});

/** Expects that the panel's text is visible, and that the bar reaches the panel's end. */
async function expectShown(page: Page, index: number) {
  await expect(panel(page, index).getByRole('paragraph')).toHaveCSS('opacity', '1');
  await expect(link(page, index)).toHaveCSS('opacity', '1');
  await expect(panel(page, (index + 1) % 4).getByRole('paragraph')).toHaveCSS('opacity', '0');
  await expectProgress(page, index);
}

async function expectProgress(page: Page, index: number) {
  await expect
    .poll(() => panels(page).evaluate(progress))
    .toEqual({ percent: (index + 1) * 25, fromStart: 0 });
}

function progress(list: Element) {
  const bar = getComputedStyle(list, '::before');
  const percent = Math.round((Number.parseFloat(bar.inlineSize) / list.clientWidth) * 100);
  return { percent, fromStart: Number.parseFloat(bar.insetInlineStart) };
}

/** Moves the mouse to where a panel's column begins, below the header. */
async function hoverUnderTheHeader(page: Page, index: number) {
  const box = await panel(page, index).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, 120);
}

const opacities = (items: Element[]) =>
  items.map((item) => getComputedStyle(item.querySelector('div') ?? item).opacity);

/** Puts a later slide's picture into the first slide. */
async function showPicture(first: Element, index: number) {
  const other = document.querySelectorAll('main section:first-of-type picture')[index];
  if (other && index > 0) first.innerHTML = other.innerHTML;
  const image = first.querySelector('img');
  if (!image) return;
  image.loading = 'eager';
  await image.decode();
}
