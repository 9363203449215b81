import { expect, type Page } from '@playwright/test';
import { formatPercent } from '#i18n/numbers.ts';
import { test } from './fixtures.ts';
import { plain } from './site-content.ts';
import { arrowsOf, expectAccessible, expectHydrated } from './visit.ts';

const names = ['samtech', 'tradimos', 'healthcare'];
const azure = 'rgb(31, 79, 216)';
/** Where blue fills the whole screen. */
const deepAzure = 'rgb(23, 60, 168)';
const section = (page: Page) => page.locator('section', { has: page.getByRole('tablist') });
const tabs = (page: Page) => page.getByRole('tab');

test('cases stand on blue, and are chosen by click and arrows', async ({ page, at, content, language }) => {
  await open(page, at('/'));
  await expectSelected(page, 0);
  await expect(section(page)).not.toHaveCSS('background-color', azure);
  await (language === 'ar' ? tabs(page).first().focus() : section(page).hover());
  await expect(section(page)).toHaveCSS('background-color', azure);
  await page.mouse.move(0, 0);
  await expect(section(page)).toHaveCSS('background-color', azure);
  for (const [index, name] of names.entries()) {
    const { title, industry, home } = content(`cases/${name}`);
    await tabs(page).nth(index).click();
    await expectSelected(page, index);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(title);
    for (const text of [industry, home.challenge, home.summary])
      await expect(panel).toContainText(plain(text));
    const figure = ({ text, figure, sign }: Result) => text ?? formatPercent(language, figure, sign);
    await expect(panel.getByRole('definition')).toHaveText(home.results.map(figure));
    expect(home.results).toHaveLength(name === 'healthcare' ? 4 : 3);
    await expect(panel.locator('img')).toBeVisible();
    const more = panel.getByRole('link', { name: content('pages/home').cases.more });
    await expect(more).toHaveAttribute('href', new RegExp(`^${at(`/${name}`)}(?:case)?$`));
  }
  const { onwards, back } = arrowsOf(language);
  await tabs(page).first().focus();
  for (const [key, index] of [
    [onwards, 1],
    [onwards, 2],
    [onwards, 0],
    [back, 2],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, index);
    await expect(tabs(page).nth(index)).toBeFocused();
  }
  await expectAccessible(page);
});

test('the cases stand on blue for a keyboard that is there before their code @ar', async ({ page, at }) => {
  await page.goto(at('/'));
  // The way there makes the page scroll, and that fetches the code.
  await tabs(page).first().focus();
  await expect(section(page)).toHaveCSS('background-color', azure);
});

test('on a phone the cases stand on blue in the middle of the screen @ar', async ({ phone: page, at }) => {
  await open(page, at('/'));
  await section(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(section(page)).toHaveCSS('background-color', deepAzure);
  await tabs(page).nth(1).tap();
  await expectSelected(page, 1);
});

interface Result {
  text?: string;
  figure: number;
  sign: 'plus' | 'minus' | 'none';
}

/** Opens the home page a little above the cases, once they have come alive. */
async function open(page: Page, home: string) {
  await page.goto(home);
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
