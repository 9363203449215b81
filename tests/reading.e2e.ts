import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { contrastWithWhite } from './contrast.ts';
import { contentOf, languageOf, pages } from './site-content.ts';
import { inLanguage } from './tags.ts';

/** What a screen reader says of a page, piece after piece. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => name?.value)
    .join('');
}

for (const language of languageCodes)
  test.describe(languages[language].name, inLanguage(language), () => {
    const at = (path: string) => localizedPath(language, path);

    test('words before a name, a number or a day are heard apart from it', async ({ page }) => {
      const { jobs, footer } = contentOf(language, 'ui');
      const { whatsapp } = contentOf(language, '../site');
      await page.goto(at('/jobs/2'));
      expect(await heard(page)).toContain(`${footer.whatsapp} ${whatsapp}`);
      expect(await heard(page)).toContain(`${jobs.posted} `);
      await page.goto(at('/ourpeople'));
      const { givenName, familyName } = contentOf(language, 'team/sami-al-ghamdi');
      expect(await heard(page)).toContain(`${givenName} ${familyName}`);
    });

    test('no page has a space by itself between text and what follows', async ({ request }) => {
      for (const path of pages.filter((each) => languageOf(each) === language)) {
        const html = await (await request.get(path)).text();
        const alone = html.match(/<!-- --> <(?!svg|\/|!|input|[^>]*aria-hidden)[^>]*>/g) ?? [];
        expect(alone, path).toEqual([]);
      }
    });

    test('a table in an article tells what its rows are', async ({ page }) => {
      await page.goto(at('/insights/scorecard-first-quarter'));
      const rows = page.locator('article tbody tr');
      expect(await rows.count()).toBeGreaterThan(1);
      await expect(page.locator('article tbody th[scope="row"]')).toHaveCount(await rows.count());
    });

    test('a page that is not there says in its title and heading what is missing', async ({ page }) => {
      const words = contentOf(language, 'ui').notFound;
      for (const [path, kind] of [
        ['/nowhere', 'page'],
        ['/services/99', 'service'],
        ['/jobs/99', 'job'],
      ] as const) {
        await page.goto(at(path));
        await expect(page).toHaveTitle(new RegExp(words[kind].title));
      }
      await page.goto(at('/nowhere'));
      await expect(page.getByRole('heading', { level: 1, name: words.page.title })).toBeVisible();
    });

    test('two films have transcripts of their own name', async ({ page }) => {
      await page.goto(at('/social'));
      const names = await page.locator('main summary').allInnerTexts();
      expect(new Set(names.map((name) => name.trim())).size).toBe(names.length);
    });

    test('on a phone links in footer and breadcrumb are a finger high', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/jobs/1'));
      const heights = await page
        .locator('footer li a, main nav a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
    });

    test('a breadcrumb that takes two lines ends none with a diamond', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/apply/1'));
      const items = await page.locator('main nav li').evaluateAll(roomAfterText);
      expect(new Set(items.map(({ line }) => line)).size).toBe(2);
      for (const { room } of items) expect(room).toBeLessThan(1);
    });

    for (const { width, height } of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 640, height: 360 },
    ])
      test(`the promise can be read over every picture at ${width} by ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.route(/\.js$/, (route) => route.abort());
        await page.goto(at('/'));
        const promise = page.locator('h1');
        await promise.evaluate((heading) => {
          (heading as HTMLElement).style.color = 'transparent';
        });
        const pictures = page.locator('main section').first().locator('picture');
        for (const index of Array(await pictures.count()).keys()) {
          await pictures.first().evaluate(showPicture, index);
          const contrast = await contrastWithWhite(await promise.screenshot());
          expect(contrast, `picture ${index + 1}`).toBeGreaterThan(4.5);
        }
      });
  });

/** Puts a later slide's picture into the first slide. */
async function showPicture(first: Element, index: number) {
  const other = document.querySelectorAll('main section:first-of-type picture')[index];
  if (other && index > 0) first.innerHTML = other.innerHTML;
  const image = first.querySelector('img');
  if (!image) return;
  image.loading = 'eager';
  await image.decode();
}

/** Of each item in pixels: where it stands, and how far it reaches past the end of its words. */
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
