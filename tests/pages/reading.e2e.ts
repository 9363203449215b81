import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import {
  articlesWithTable,
  idsOf,
  languageOf,
  openJob,
  pages,
  serviceIds,
  siteFacts,
} from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

/** Returns the texts of a page as a screen reader reads them, in order. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => name?.value)
    .join('');
}

test('labels before a name, a number or a date are read apart from it', async ({ page }) => {
  const { jobs, footer } = content('ui');
  await page.goto(at(paths.job(openJob)));
  expect(await heard(page)).toContain(`${footer.whatsapp} ${siteFacts().whatsapp}`);
  const posted = page.locator('dt').filter({ hasText: jobs.posted });
  await expect(posted.locator('+ dd').locator('time')).toBeVisible();
  await page.goto(at(paths.page('ourpeople')));
  const { givenName, familyName } = content(`people/${idsOf('people')[0]}`);
  expect(await heard(page)).toContain(`${givenName} ${familyName}`);
});

test('no page has a stray space between text and the next element', async ({ request, language }) => {
  for (const path of pages.filter((each) => languageOf(each) === language)) {
    const html = await (await request.get(path)).text();
    const alone = html.match(/<!-- --> <(?!svg|\/|!|input|[^>]*aria-hidden)[^>]*>/g) ?? [];
    expect(alone, path).toEqual([]);
  }
});

test('a table in an article has row headers @en', async ({ page, language }) => {
  await page.goto(articlesWithTable.find((path) => languageOf(path) === language) ?? '');
  const rows = page.locator('article tbody tr');
  expect(await rows.count()).toBeGreaterThan(1);
  await expect(page.locator('article tbody th[scope="row"]')).toHaveCount(await rows.count());
});

test('on a phone links are large enough for a finger, and breadcrumbs wrap well', async ({ phone: page }) => {
  await page.goto(at(paths.apply(openJob)));
  const heights = await page
    .locator('footer li a, main nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
  const items = await page.locator('main nav li').evaluateAll(roomAfterText);
  expect(new Set(items.map(({ line }) => line)).size).toBe(2);
  for (const { room } of items) expect(room).toBeLessThan(1);
});

test('on tablets no word of a title, a fact or a step breaks', async ({ page, language }) => {
  for (const path of [...splitByLanguage(serviceIds, language).map(paths.service), paths.job(openJob)]) {
    await page.goto(at(path));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = page.locator('main :is(h1, h2, dt, dd, ol:has(.diamond) span, time)');
      expect(await texts.evaluateAll(brokenWords), `${path} at ${width}px`).toEqual([]);
    }
  }
});

/** Returns the words without a hyphen that stand on two lines. */
function brokenWords(elements: Element[]) {
  return elements.flatMap((element) => {
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return nodes.flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      }),
    );
  });
}

/** Returns each item's position and how far it exceeds its words, in pixels. */
function roomAfterText(items: Element[]) {
  return items.map((item) => {
    const words = document.createRange();
    words.selectNodeContents(item);
    const [outer, inner] = [item.getBoundingClientRect(), words.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(item).direction === 'rtl';
    const room = isRightToLeft ? inner.left - outer.left : outer.right - inner.right;
    return { line: Math.round(outer.top), room };
  });
}
