import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { choiceKey } from '../src/language/choice.ts';
import type { Language } from '../src/language/languages.ts';

/** No rule of axe-core is broken on the page, or the part of it, as it is now; a broken one is named with its elements. */
export async function expectAccessible(page: Page, part = 'html') {
  await page.evaluate(layTheBarOnThePage);
  // A colour on its way to another one is neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axe.source);
  // By itself: its package for Playwright takes four times as long, as it carries every element through a second page.
  const { violations } = await page.evaluate(
    (selector): Promise<AxeResults> =>
      Reflect.get(window, 'axe').run(selector, { resultTypes: ['violations'], elementRef: false }),
    part,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
}

/** Under what is fixed, axe-core sees nothing but the body. Not by a style element, which the page's policy forbids. */
function layTheBarOnThePage() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-bar] { position: absolute !important }');
  document.adoptedStyleSheets.push(sheet);
}

export async function expectNoSidewaysScrolling(page: Page) {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(widths.content).toBeLessThanOrEqual(widths.screen);
}

/** What goes wrong or leaves the site from now on: console errors, exceptions, requests to other hosts. */
export function watch(page: Page) {
  const faults: string[] = [];
  const files: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    // The browser's own PDF viewer asks for parts of the browser.
    if (!protocol.startsWith('http')) return;
    if (hostname !== 'localhost') faults.push(`request to ${request.url()}`);
    files.push(pathname);
  });
  return { faults, files };
}

/** Presses Tab until the focus is there; a page of ours has fewer than a hundred stops between two of its parts. */
export async function tabTo(page: Page, selector: string) {
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((target) => document.activeElement?.matches(target), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

export async function expectPath(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
}

export async function expectRemembered(page: Page, language: Language) {
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), choiceKey)).toBe(language);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === choiceKey)?.value).toBe(language);
}
