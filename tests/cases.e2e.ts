import { expect, type Page, test } from '@playwright/test';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { formatPercent } from '#i18n/numbers.ts';
import { localizedPath } from '#i18n/paths.ts';
import { contentOf, plain } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, expectHydrated } from './visit.ts';

const names = ['samtech', 'tradimos', 'healthcare'];
const azure = 'rgb(31, 79, 216)';
/** Where blue fills the whole screen. */
const deepAzure = 'rgb(23, 60, 168)';
const section = (page: Page) => page.locator('section', { has: page.getByRole('tablist') });
const tabs = (page: Page) => page.getByRole('tab');

for (const language of languageCodes) {
  test.describe(`the cases in ${languages[language].name}`, inLanguage(language), () => {
    test('are shown one at a time, SAMTECH first, with three or four results', async ({ page }) => {
      await open(page, language);
      await expectSelected(page, 0);
      for (const [index, name] of names.entries()) {
        const study = contentOf(language, `cases/${name}`);
        await tabs(page).nth(index).click();
        await expectSelected(page, index);
        const panel = page.getByRole('tabpanel');
        await expect(panel.locator('h3')).toHaveText(study.title);
        for (const text of [study.industry, study.home.challenge, study.home.summary]) {
          await expect(panel).toContainText(plain(text));
        }
        await expect(panel.locator('dd')).toHaveCount(name === 'healthcare' ? 4 : 3);
        const figure = (result: Result) => result.text ?? formatPercent(language, result.figure, result.sign);
        await expect(panel.locator('dd')).toHaveText(study.home.results.map(figure));
        await expect(panel.locator('img')).toBeVisible();
        const more = panel.getByRole('link', { name: contentOf(language, 'pages/home').cases.more });
        await expect(more).toHaveAttribute(
          'href',
          new RegExp(`^${localizedPath(language, `/${name}`)}(?:case)?$`),
        );
      }
    });

    test('are walked with the arrow keys in the direction of reading', async ({ page }) => {
      await open(page, language);
      const [onwards, back] =
        languages[language].dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
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
    });

    test('stand on blue once the mouse moves over them, and stay readable', inEnglish, async ({ page }) => {
      await open(page, language);
      await expect(section(page)).not.toHaveCSS('background-color', azure);
      await section(page).hover();
      await expect(section(page)).toHaveCSS('background-color', azure);
      await page.mouse.move(0, 0);
      await expect(section(page)).toHaveCSS('background-color', azure);
      await expectAccessible(page);
    });

    test('stand on blue once a keyboard is in them', inArabic, async ({ page }) => {
      await open(page, language);
      await tabs(page).first().focus();
      await expect(section(page)).toHaveCSS('background-color', azure);
    });

    test(
      'stand on blue where a keyboard is in them before their code has come',
      inEnglish,
      async ({ page }) => {
        await page.goto(localizedPath(language, '/'));
        // The way there makes the page scroll, and that fetches the code.
        await tabs(page).first().focus();
        await expect(section(page)).toHaveCSS('background-color', azure);
      },
    );

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('stand on blue in the middle of the screen', inArabic, async ({ page }) => {
        await open(page, language);
        await section(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
        await expect(section(page)).toHaveCSS('background-color', deepAzure);
        await tabs(page).nth(1).tap();
        await expectSelected(page, 1);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('are all there to read', async ({ page }) => {
        await page.goto(localizedPath(language, '/'));
        for (const name of names) {
          await expect(
            page.getByRole('heading', { name: contentOf(language, `cases/${name}`).title }),
          ).toBeVisible();
        }
      });
    });
  });
}

interface Result {
  text?: string;
  figure: number;
  sign: 'plus' | 'minus' | 'none';
}

/** Opens the home page a little above the cases, once they have come alive. */
async function open(page: Page, language: Language) {
  await page.goto(localizedPath(language, '/'));
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
