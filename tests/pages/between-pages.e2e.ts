import { expect, type Page } from '@playwright/test';
import { parse } from 'ultrahtml';
import { localizedPath, paths } from '#routing/paths.ts';
import { mayBePrefetched } from '#ui/page-link.tsx';
import { builtPage, builtPaths } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { elementsIn } from '../support/html/elements-in.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectPath, watch } from '../support/page/visit.ts';

test('no link to a page that the server renders is prefetched @once', () => {
  const dynamic = builtPaths.filter((path) => builtPage(path).includes('<template data-server-section'));
  expect(dynamic.length).toBeGreaterThan(20);
  expect(dynamic.filter(mayBePrefetched)).toEqual([]);
  const links = builtPaths.flatMap((path) => elementsIn(parse(builtPage(path)), 'a[data-astro-prefetch]'));
  const marked = links.map(({ attributes }) => attributes.href ?? '');
  expect(marked.length).toBeGreaterThan(1000);
  const isDynamic = (href: string) => /[.:#]/.test(href) || dynamic.includes(href.replace(/\?.*/, ''));
  expect([...new Set(marked)].filter(isDynamic)).toEqual([]);
});

const toServices = (page: Page) => page.locator(`main a[href="${paths.page('services')}"]`).first();

/** Goes to a page as a visitor who moves a pointer, and waits for the code that this loads. */
async function visit(page: Page, path: string) {
  await page.clock.install();
  const asked = page.waitForResponse('**/prefetch-and-manifest.*.js');
  await page.goto(path);
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await (await asked).finished();
  await page.waitForLoadState('networkidle');
}

/** Returns the URLs that are fetched after the pointer or the focus has stayed on a link. */
async function fetched(page: Page): Promise<string[]> {
  await page.clock.runFor(100);
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
}

test('a page is prefetched once, by pointer or focus, and a form never @ar', async ({ page }) => {
  const { errors } = watch(page);
  const link = (path: string) => page.locator(`header a[href="${at(path)}"]:visible`);
  await visit(page, at(paths.page('ourpeople')));
  const answer = page.waitForResponse(`**${at(paths.page('work'))}`);
  await link(paths.page('work')).hover();
  expect(await fetched(page)).toEqual([at(paths.page('work'))]);
  expect((await answer).status()).toBe(200);
  await link(paths.page('contactus')).hover();
  expect(await fetched(page)).toEqual([at(paths.page('work'))]);
  await link(paths.page('insights')).focus();
  expect(await fetched(page)).toEqual([at(paths.page('work')), at(paths.page('insights'))]);
  await link(paths.page('work')).hover();
  expect(await fetched(page)).toEqual([at(paths.page('work')), at(paths.page('insights'))]);
  expect(errors).toEqual([]);
});

test('nothing is prefetched for a visitor who saves data @once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, paths.page('whoweare'));
  await toServices(page).hover();
  expect(await fetched(page)).toEqual([]);
  await page.locator(`header a[href="${paths.page('insights')}"]:visible`).focus();
  expect(await fetched(page)).toEqual([]);
});

test('content cross-fades within a language only, and never with reduced motion @once', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const moving = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
          .filter((part) => part?.startsWith('::view-transition')).length;
      Reflect.set(window, 'arrival', viewTransition ? viewTransition.ready.then(moving) : 'none');
    });
  });
  /** Returns how the page appeared: the number of visible movements, or that there was no transition. */
  const arrival = () => page.evaluate((): Promise<number | 'none'> => Reflect.get(window, 'arrival'));
  const goOn = async () => {
    await page.goto(paths.page('whoweare'));
    await toServices(page).click();
    await expectPath(page, paths.page('services'));
  };
  await goOn();
  await expect.poll(arrival).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await goOn();
  await expect.poll(arrival).toBeGreaterThan(0);
  await languageLink(page).click();
  await expectPath(page, localizedPath('ar', paths.page('services')));
  await expect.poll(arrival).toBe(0);
});
