import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { drawnIn } from './shown-illustrations.ts';
import { contentOf, numbersOf, plain } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { hydrate } from './visit.ts';

const ids = numbersOf('services');
/** Sub-cards of each service (docs/product.md, section 3): four, but market intelligence and sales. */
const subCards = (id: number) => ({ 4: 3, 8: 2 })[id] ?? 4;

const explorer = (page: Page) => page.locator('#explorer');
const tile = (page: Page, id: number) =>
  explorer(page)
    .locator('ul > li > a')
    .nth(id - 1);
const detail = (page: Page, id: number) => page.locator(`#service-${id}`);

for (const language of languageCodes) {
  const { explorer: labels } = contentOf(language, 'pages/home');

  test.describe(`the explorer in ${languages[language].name}`, inLanguage(language), () => {
    test('each of ten tiles opens its service, and the way back leads to the tiles', async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      await hydrate(page);
      for (const id of splitByLanguage(ids, language)) {
        const service = contentOf(language, `services/${id}`);
        await tile(page, id).click();
        await expect(page).toHaveURL(`${localizedPath(language, '/')}#service-${id}`);
        await expect(explorer(page).getByRole('article')).toHaveCount(1);
        await expect(detail(page, id).locator('h3')).toHaveText(service.title);
        await expect(detail(page, id).locator('p').first()).toHaveText(plain(service.description));
        await expect(detail(page, id).locator('img')).toBeVisible();
        await expect(detail(page, id).locator('li')).toHaveCount(subCards(id));
        const titles = service.subCards.map(({ title }: { title: string }) => plain(title));
        await expect(detail(page, id).locator('li h4')).toHaveText(titles);
        expect(await drawnIn(detail(page, id).locator('li'))).toEqual(
          service.subCards.map(({ id: subCard }: { id: string }) => subCard),
        );
        const more = detail(page, id).getByRole('link', { name: `${labels.more} ${service.title}` });
        await expect(more).toHaveAttribute('href', localizedPath(language, paths.service(id)));
        await expect(tile(page, id)).toBeHidden();
        await detail(page, id).getByRole('link', { name: labels.back }).click();
        await expect(explorer(page).getByRole('article')).toHaveCount(0);
        await expect(tile(page, id)).toBeVisible();
      }
    });

    test('a link to a service opens it', inEnglish, async ({ page }) => {
      await page.goto(`${localizedPath(language, '/')}#service-6`);
      await expect(detail(page, 6)).toBeVisible();
      await expect(detail(page, 6)).toBeInViewport();
      await detail(page, 6).getByRole('link', { name: labels.back }).click();
      await expect(tile(page, 6)).toBeVisible();
    });

    test('Back in the browser returns to the tiles, Forward to the service', inArabic, async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      await hydrate(page);
      await tile(page, 2).click();
      await expect(detail(page, 2)).toBeVisible();
      await page.goBack();
      await expect(detail(page, 2)).toBeHidden();
      await expect(tile(page, 2)).toBeInViewport();
      await page.goForward();
      await expect(detail(page, 2)).toBeVisible();
    });

    test('where the details cannot be had a tile leads to its service', inEnglish, async ({ page }) => {
      await page.route('**/services/details.json', (route) => route.abort());
      await page.goto(localizedPath(language, '/'));
      await hydrate(page);
      await tile(page, 3).click();
      await expect(page).toHaveURL(localizedPath(language, paths.service(3)));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a tile leads to its service', inArabic, async ({ page }) => {
        await page.goto(localizedPath(language, '/'));
        for (const id of ids) {
          await expect(tile(page, id)).toHaveAttribute('href', localizedPath(language, paths.service(id)));
        }
        await tile(page, 4).click();
        await expect(page).toHaveURL(localizedPath(language, paths.service(4)));
      });
    });
  });
}

test('the focus moves into the service, and back to its tile', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const wayBack = [() => page.keyboard.press('Enter'), () => page.goBack()];
  for (const [index, goBack] of wayBack.entries()) {
    await tile(page, 5 + index).focus();
    await page.keyboard.press('Enter');
    await expect(detail(page, 5 + index)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      detail(page, 5 + index)
        .getByRole('link')
        .first(),
    ).toBeFocused();
    await goBack();
    await expect(tile(page, 5 + index)).toBeFocused();
  }
});

test('leaving by the Back link does not bring the service up again on Back', async ({ page }) => {
  await page.goto('/offices');
  await page.goto('/');
  await hydrate(page);
  await tile(page, 1).click();
  await detail(page, 1).getByRole('link').first().click();
  await expect(tile(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/offices');
});

test('a sub-card tells more under the mouse and in focus', async ({ page }) => {
  await page.goto('/#service-1');
  const card = (index: number) => detail(page, 1).locator('li').nth(index);
  await expect(card(1).locator('p')).toHaveCSS('opacity', '0');
  await card(1).hover();
  await expect(card(1).locator('p')).toHaveCSS('opacity', '1');
  await card(2).focus();
  await expect(card(2).locator('p')).toHaveCSS('opacity', '1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sub-cards tell all they have', async ({ page }) => {
    await page.goto('/ar');
    await hydrate(page);
    await tile(page, 4).tap();
    for (const text of await detail(page, 4).locator('li p').all())
      await expect(text).toHaveCSS('opacity', '1');
  });
});
