import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { languagePreferenceKey } from '#i18n/language-preference.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';

// The minified file loads in half the time.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Expects that a part of the page breaks no rule of axe-core; a failure names the elements. Parts that every page has
 * are checked once for each template (pages.e2e.ts).
 */
export async function expectAccessible(page: Page, part = 'main') {
  // axe-core's package for Playwright takes four times as long.
  if (!(await page.evaluate(prepareForAxe))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (selector): Promise<AxeResults> =>
      Reflect.get(window, 'axe').run(selector, { resultTypes: ['violations'] }),
    part,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
}

/**
 * Returns whether axe-core is loaded. axe-core cannot read colours under a fixed element or on a gradient, so a sheet
 * gives the header a plain background in the flow of the page, and ends all transitions.
 */
async function prepareForAxe() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-site-header] { position: absolute !important; background-image: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return 'axe' in window;
}

export async function expectNoSidewaysScrolling(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** Returns the path of the one script file that every page requests. */
export const pageScript = expect.stringMatching(/^\/_astro\/page\.[^/]+\.js$/);

/** Collects console errors, exceptions and requests to other hosts from now on. */
export function watch(page: Page) {
  const errors: string[] = [];
  const files: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    // The browser's PDF viewer requests parts of the browser.
    if (!protocol.startsWith('http')) return;
    if (hostname !== 'localhost') errors.push(`request to ${request.url()}`);
    // The page's analytics report is no file.
    if (pathname !== paths.analytics) files.push(pathname);
  });
  return { errors, files };
}

/** Presses Tab until the element has the focus, at most a hundred times. */
export async function tabTo(target: Locator) {
  for (let step = 0; step < 100; step++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Returns the arrow keys onwards and back, by the reading direction. */
export function arrowsOf(language: Language) {
  const [onwards, back] =
    languages[language].dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { onwards, back };
}

export async function expectPath(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
}

export async function expectRemembered(page: Page, language: Language) {
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), languagePreferenceKey))
    .toBe(language);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === languagePreferenceKey)?.value).toBe(language);
}

/** Opens a page and waits until its islands are hydrated. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrate(page);
}

/** Moves the pointer, which hydrates the islands, and waits for it. */
export async function hydrate(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expectHydrated(page);
}

/** An island that is not hydrated yet (src/layouts/hydrate-on-interaction.client.ts); the search waits for a click. */
export const waitingIsland = '[data-island=waiting]';

/** Waits until every island is hydrated. */
export async function expectHydrated(page: Page) {
  await expect(page.locator(waitingIsland)).toHaveCount(0);
}

/** Holds requests until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
