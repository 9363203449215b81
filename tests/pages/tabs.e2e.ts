import { expect, type Page } from '@playwright/test';
import { formatPercent } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { computedColor } from '../support/content/palette.ts';
import { idsOf, plain, serviceWith } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { arrowsOf, expectAccessible, expectHydrated, holdRequests, hydrate } from '../support/page/visit.ts';

const section = (page: Page) => page.locator('section', { has: page.getByRole('tablist') });
const tabs = (page: Page) => page.getByRole('tab');

const ids = idsOf('cases');
const last = ids.length - 1;
const accent = computedColor('accent-600');
/** This accent fills the whole screen. */
const deepAccent = computedColor('accent-700');

test.describe('the cases of home', () => {
  test.skip(ids.length < 2, 'A case alone has no tabs.');

  test('cases are chosen by click and arrow keys @ar', async ({ page, language }) => {
    await open(page, at('/'));
    await expectSelected(page, 0);
    await expect(section(page)).not.toHaveCSS('background-color', accent);
    await (language === 'ar' ? tabs(page).first().focus() : section(page).hover());
    await expect(section(page)).toHaveCSS('background-color', accent);
    await page.mouse.move(0, 0);
    await expect(section(page)).toHaveCSS('background-color', accent);
    for (const [index, name] of ids.entries()) {
      const { title, industry, home, path } = content(`cases/${name}`);
      await tabs(page).nth(index).click();
      await expectSelected(page, index);
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(title);
      for (const text of [industry, home.challenge, home.summary])
        await expect(panel).toContainText(plain(text));
      const figure = ({ text, figure, sign }: Result) => text ?? formatPercent(language, figure, sign);
      await expect(panel.getByRole('definition')).toHaveText(home.results.map(figure));
      await expect(panel.locator('img')).toBeVisible();
      const more = panel.getByRole('link', { name: content('pages/home').cases.more });
      await expect(more).toHaveAttribute('href', at(path));
    }
    const { onwards, back } = arrowsOf(language);
    await tabs(page).first().focus();
    for (const [key, index] of [
      ...ids.map((_, index) => [onwards, (index + 1) % ids.length] as const),
      [back, last],
      ['Home', 0],
      ['End', last],
      ['Control+Home', last],
    ] as const) {
      await page.keyboard.press(key);
      await expectSelected(page, index);
      await expect(tabs(page).nth(index)).toBeFocused();
    }
    await expectAccessible(page);
  });

  test('the cases can be chosen by keyboard before their code has loaded @ar', async ({ page }) => {
    await page.goto(at('/'));
    // Scrolling there fetches the code.
    await tabs(page).first().focus();
    await expect(section(page)).toHaveCSS('background-color', accent);
  });

  test('on a phone the case in the middle of the screen is the chosen one @ar', async ({ phone: page }) => {
    await open(page, at('/'));
    await section(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(section(page)).toHaveCSS('background-color', deepAccent);
    await tabs(page).last().tap();
    await expectSelected(page, last);
  });
});

const id = serviceWith('pestle');
const path = paths.service(id);

test('seven letters, from left to right in both languages, open their panels @ar', async ({ page }) => {
  const { factors } = content(`services/${id}`).pestle;
  await open(page, at(path));
  await expect(tabs(page)).toHaveCount(7);
  const expectLetter = async (index: number) => {
    await expectSelected(page, index);
    await expect(page.getByRole('tabpanel')).toContainText(factors[index].title);
  };
  await expectLetter(0);
  const boxes = await Promise.all((await tabs(page).all()).map((one) => one.boundingBox()));
  const starts = boxes.map((box) => box?.x ?? 0);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));

  for (const act of ['hover', 'click', 'focus'] as const)
    for (const index of [3, 6, 1]) {
      await tabs(page).nth(index)[act]();
      await expectLetter(index);
    }
  // The test of the cases has all keys.
  await tabs(page).nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expectSelected(page, 1);
  await expect(tabs(page).nth(1)).toBeFocused();
});

test('a link opens its panel, which Tab then reaches @ar', async ({ page }) => {
  await page.goto(`${at(path)}#panel-${content(`services/${id}`).pestle.factors[3].id}`);
  await hydrate(page);
  await expectSelected(page, 3);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('on a phone a tap opens a letter’s panel, also before hydration @en', async ({ phone: page }) => {
  const { factors } = content(`services/${id}`).pestle;
  const choose = async (index: number) => {
    await tabs(page).nth(index).tap();
    await expect(page.getByRole('heading', { name: factors[index].title })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  };
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(at(path));
  for (const index of [2, 5]) await choose(index);

  await page.unrouteAll();
  const letThrough = await holdRequests(page, '**/_astro/pestle*');
  await page.goto(at(path));
  await choose(4);
  letThrough();
  await expectHydrated(page);
  await expectSelected(page, 4);
  for (const index of [5, 2]) {
    await choose(index);
    await expectSelected(page, index);
  }
});

interface Result {
  text?: string;
  figure: number;
  sign: 'plus' | 'minus' | 'none';
}

/** Opens a page a little above its tabs, and waits until they are hydrated. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await section(page).evaluate((element) =>
    scrollTo(0, element.getBoundingClientRect().top - innerHeight + 100),
  );
  await expectHydrated(page);
}

async function expectSelected(page: Page, index: number) {
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}
