import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { languagePreferenceKey } from '#i18n/language-preference.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';

// Of its two texts the one that is read in half the time.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * A part of the page breaks no rule of axe-core as it is now; a failure names the elements. What is the same on every page,
 * and takes as long, is looked at with each template (pages.e2e.ts).
 */
export async function expectAccessible(page: Page, part = 'main') {
  // By itself: its package for Playwright takes four times as long.
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
 * Tells whether axe-core is there already. It sees nothing under what is fixed or through a gradient, so the header
 * is laid plain on the page (by a sheet: the policy forbids a style element), and no colour is on its way.
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
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(widths.content).toBeLessThanOrEqual(widths.screen);
}

/** The path of the one script file that every page asks for. */
export const pageScript = expect.stringMatching(/^\/_astro\/page\.[^/]+\.js$/);

/** What goes wrong or leaves the site from now on: console errors, exceptions, requests to other hosts. */
export function watch(page: Page) {
  const errors: string[] = [];
  const files: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    // The browser's own PDF viewer asks for parts of the browser.
    if (!protocol.startsWith('http')) return;
    if (hostname !== 'localhost') errors.push(`request to ${request.url()}`);
    // What the page tells of itself is no file of it.
    if (pathname !== paths.analytics) files.push(pathname);
  });
  return { errors, files };
}

/** Presses Tab until the focus is there; fewer than a hundred stops lie between two parts of a page. */
export async function tabTo(target: Locator) {
  for (let step = 0; step < 100; step++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** The keys that go onwards and back, as a language is read. */
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

/** Opens a page and waits until its islands are at work. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrate(page);
}

/** Waits until the islands of a page have taken over, which the first move of the pointer makes them do. */
export async function hydrate(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expectHydrated(page);
}

/** One that is not hydrated yet (src/layouts/interaction-directive.ts); the search's, which waits for its link, is none. */
export const waitingIsland = '[data-island=waiting]';

/** Waits until every island has taken over. */
export async function expectHydrated(page: Page) {
  await expect(page.locator(waitingIsland)).toHaveCount(0);
}

/** Lets what is asked for wait until the function that is returned is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
