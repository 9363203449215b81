import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { mayBeFetchedAhead } from '../src/document/ahead.ts';
import { expectPath } from './visit.ts';

test('nothing is fetched ahead that the server makes anew for every visitor', () => {
  const live = Object.keys(JSON.parse(readFileSync('dist/.live-regions.json', 'utf8'))).map(
    (file) => `/${file.slice(0, -'.html'.length)}`,
  );
  expect(live.length).toBeGreaterThan(30);
  expect(live.filter(mayBeFetchedAhead)).toEqual([]);
});

test('a page is fetched when the pointer rests on its link, and neither forms nor files ever are', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const ready: string[] = [];
  const candidates = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') ready.push(new URL(key.url).pathname);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  for (const language of languageCodes) {
    await page.goto(localizedPath(language, paths.page('whoweare')));
    const services = localizedPath(language, paths.page('services'));
    await page.locator(`main a[href="${services}"]`).first().hover();
    await expect.poll(() => ready).toContain(services);
  }
  expect([...candidates].filter((path) => !mayBeFetchedAhead(path))).toEqual([]);
});

test.describe('where the browser knows no speculation rules', () => {
  const fetched = (page: Page) =>
    page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
  });

  test('a page is fetched once, as soon as the pointer or the focus is on its link', async ({ page }) => {
    await page.goto(paths.page('ourpeople'));
    const link = (path: string) => page.locator(`header a[href="${path}"]:visible`);
    await link('/work').hover();
    await link('/contactus').hover();
    await link('/work').hover();
    await link('/insights').focus();
    expect(await fetched(page)).toEqual(['/work', '/insights']);
  });

  test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(paths.page('whoweare'));
    await page.locator('main a[href="/services"]').first().hover();
    expect(await fetched(page)).toEqual([]);
  });
});

test.describe('from page to page', () => {
  /** How the page came up: by how many movements that can be seen, or without a transition. */
  const arrival = (page: Page) =>
    page.evaluate(() => Reflect.get(window, 'arrival') as Promise<number | 'none'>);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const moving = () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
            .length;
        Reflect.set(window, 'arrival', viewTransition ? viewTransition.ready.then(moving) : 'none');
      });
    });
  });

  test('the content cross-fades within a language, and not between the two', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(paths.page('whoweare'));
    await page.locator('main a[href="/services"]').first().click();
    await expectPath(page, '/services');
    await expect.poll(() => arrival(page)).toBeGreaterThan(0);
    await page.locator('[data-switch]').first().click();
    await expectPath(page, '/ar/services');
    await expect.poll(() => arrival(page)).toBe(0);
  });

  test('nothing fades where motion is unwelcome', async ({ page }) => {
    await page.goto(paths.page('whoweare'));
    await page.locator('main a[href="/services"]').first().click();
    await expectPath(page, '/services');
    await expect.poll(() => arrival(page)).toBe('none');
  });
});
