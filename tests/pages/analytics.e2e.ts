import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { firstService } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { dialogOn, linkOn, openersIn } from '../support/page/dialogs.ts';
import { searchLink } from '../support/page/header-locators.ts';
import { hydrate } from '../support/page/visit.ts';

// A browser that says it is driven by a program is not counted.
const chrome =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
test.use({ userAgent: chrome });

/** Collects the events that the page reports from now on. */
function eventsOf(page: Page): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/counts')
      events.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return events;
}

test('using a page, a dialog and the search is counted @ar', async ({ page, language }) => {
  const events = eventsOf(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/counts'));
  await page.goto(`${at(paths.service(firstService))}?utm_source=letter&utm_campaign=esg&service=9`, {
    referer: 'https://www.linkedin.com/feed',
  });
  expect((await answered).status()).toBe(204);
  const view = { event: 'view', page: at(paths.service(firstService)), referrer: 'www.linkedin.com' };
  expect(events).toEqual([{ ...view, utm_source: 'letter', utm_campaign: 'esg' }]);
  await hydrate(page);
  await linkOn(page, openersIn(language).service).click();
  await expect(dialogOn(page)).toBeVisible();
  await expect
    .poll(() => events.slice(1))
    .toEqual([{ event: 'form', form: 'contact', page: at(paths.service(firstService)) }]);
  await page.keyboard.press('Escape');
  await searchLink(page).click();
  await page.getByRole('combobox').fill('xqzwvk');
  await expect(page.getByRole('dialog')).toContainText(content('search').none.title);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => events.slice(2))
    .toEqual([{ event: 'search', q: 'xqzwvk', page: at(paths.service(firstService)) }]);
});

test('a visitor redirected by language is counted, with the referrer @once', async ({ newVisitor }) => {
  const page = await newVisitor({ locale: 'ar' });
  const events = eventsOf(page);
  await page.goto('/whoweare?utm_source=letter', { referer: 'https://www.linkedin.com/' });
  const referrer = expect.stringMatching(/^localhost/);
  await expect
    .poll(() => events)
    .toEqual([
      { event: 'arrival', page: '/ar/whoweare', referrer: 'www.linkedin.com' },
      { event: 'view', page: '/ar/whoweare', utm_source: 'letter', referrer },
    ]);
});

test('a browser with Global Privacy Control sends no counts @once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const events = eventsOf(page);
  await page.goto('/nowhere');
  await page.goto(paths.service(firstService));
  await page.evaluate(() => dispatchEvent(new CustomEvent('analytics', { detail: { event: 'form' } })));
  await page.waitForLoadState('networkidle');
  expect(events).toEqual([]);
});
