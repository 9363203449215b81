import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { parsePath, paths } from '#routing/paths.ts';
import {
  articlesWithTable,
  builtPage,
  firstService,
  languageOf,
  pageKinds,
  samples,
  siteFacts,
} from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { expectRoomForText } from '../support/page/enlarged-text.ts';
import {
  drawnPictures,
  endingWithOneWord,
  figuresOnPage,
  onSeveralLines,
} from '../support/page/measured-layout.ts';
import { expectAccessible, expectNoSidewaysScrolling, pageScript, watch } from '../support/page/visit.ts';

// Each kind of page is visited once and looked at on every screen for all that can be wrong with it.

// A browser without pictures chooses none.
test.use({ pictures: true });

/** With TEST_ALL the widths are on both sides of every breakpoint, and between them. */
const screens: [number, number][] = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  ...(process.env.TEST_ALL
    ? [360, 480, 639, 640, 768, 960, 1023, 1060, 1100, 1180, 1279, 1280, 1600, 2560, 3840]
    : []
  ).map((width): [number, number] => [width, 900]),
];
/** Another page of the same template is looked at on these. */
const someScreens = screens.filter((_, index) => index % 2 === 0);
/** A larger screen may leave a last word alone, and no original picture is wider. */
const widest = 1920;

/** Visitors come first on a phone in Arabic, on a desktop in English. */
const firstScreens = { ar: { width: 390, height: 900 }, en: { width: 1440, height: 900 } };
const fontsOfOtherScript = { ar: /newsreader|plex-sans/, en: /markazi|plex-arabic/ };

/** These pages need no script file but the header's. */
const withoutIsland = /\/(?:terms|insights\/.+)$/;

/** No original is wide enough for some full-bleed pictures, so pages use the original. */
const encoded: Record<string, { width: number }> = JSON.parse(
  readFileSync('src/content/pictures/encoded-pictures.json', 'utf8'),
);

const visited = [...new Set([...pageKinds, ...articlesWithTable])];
const ofFigures = ['/', '/social', '/services'];

/** As many parts as keep four workers busy to the end; a visitor who has come in one language is led to it. */
const parts = Map.groupBy(
  visited,
  (path) => `${languages[languageOf(path)].name}, ${1 + (visited.indexOf(path) % 4)}`,
);

for (const [part, alike] of parts)
  test(`each page is whole on every screen: ${part} @once`, async ({ page }) => {
    test.slow();
    const { errors, files } = watch(page);
    // A browser chooses a file before it loads; head-and-links.e2e.ts checks that all pictures exist.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.jpg', '*.jpeg'] });
    for (const path of alike)
      await test.step(path, async () => {
        // Requests of the previous page at another width do not count.
        await page.goto('about:blank');
        await page.setViewportSize(firstScreens[languageOf(path)]);
        files.length = 0;
        await expectArrived(page, path, files);
        if (isSample(path)) await expectAccessible(page, 'html');
        await expectFit(page, path);
        if (withoutIsland.test(path))
          expect(files.filter((file) => file.endsWith('.js'))).toEqual([pageScript]);
        expect(errors.filter((error) => !error.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
        if (isSample(path)) await expectRoomForText(page);
      });
  });

/** Slow checks run on one page of each template. */
const isSample = (path: string) => Boolean(process.env.TEST_ALL) || samples.includes(path);

async function expectArrived(page: Page, path: string, files: string[]) {
  const language = languageOf(path);
  const answer = await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', languages[language].dir);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(fonts.filter((file) => fontsOfOtherScript[language].test(file))).toEqual([]);
}

/** Texts that fit on one line: the site's developer, and the first cell of a row in an article's table. */
const together = `article:not([class]) tr > :first-child, footer span:has(> a[href^="${siteFacts().developer}"])`;
const words = 'main :is(h1, h2, .statement)';

/** On every screen nothing is cut, parted, alone on a line, or larger than it is. */
async function expectFit(page: Page, path: string) {
  const setVisibility = (value: string) =>
    page.evaluate((visibility) => {
      document.documentElement.style.visibility = visibility;
    }, value);
  // The measured elements need no paint.
  await setVisibility('hidden');
  for (const [width, height] of isSample(path) ? screens : someScreens) {
    await page.setViewportSize({ width, height });
    const [sideways, figures, parted, lonely, pictures] = await Promise.all([
      page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
      page.evaluate(figuresOnPage),
      page.evaluate(onSeveralLines, together),
      width <= widest ? page.evaluate(endingWithOneWord, words) : [],
      isSample(path) && width <= widest ? page.evaluate(drawnPictures) : [],
    ]);
    const small = pictures.filter(
      ({ id, fileWidth, drawnWidth }) => fileWidth < drawnWidth - 1 && fileWidth !== encoded[id]?.width,
    );
    const found = { sideways, parted: [...figures.parted, ...parted], lonely, small };
    const none = { sideways: 0, parted: [], lonely: [], small: [] };
    expect(found, `${path} at ${width} px`).toEqual(none);
    if (ofFigures.includes(parsePath(path).path)) expect(figures.count, path).toBeGreaterThan(2);
  }
  await setVisibility('');
}

test('the pages that are visited have tables and pictures @once', () => {
  expect(articlesWithTable.map(languageOf)).toEqual(expect.arrayContaining([...languageCodes]));
  expect(samples.filter((path) => builtPage(path).includes('<picture')).length).toBeGreaterThan(10);
});

test('the page for a missing address fits every width and text size', async ({ page }) => {
  await page.goto(at('/nowhere'));
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
  await expectRoomForText(page);
});

test('a city stays on one line with its postal code @ar', async ({ read }) => {
  const { body } = await read(at(paths.page('contactus')));
  expect(body.textContent.match(/\p{L}\u00a0\p{Nd}{5}/gu)?.length).toBeGreaterThan(1);
});

test('no picture has a name that ad blockers hide @once', () => {
  const blocked = /(?:^|-)(?:ads?|adverts?|banners?|sponsors?|promos?|popups?|track(?:er|ing)?)(?:-|$)/;
  expect(Object.keys(encoded).filter((id) => blocked.test(id))).toEqual([]);
});

test('until a picture loads, its place has its tone @once', async ({ page }) => {
  await page.route(/\.(?:avif|jpe?g)$/, () => {});
  for (const path of ['/', paths.service(firstService), '/ar/social', '/ar/work']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const tones = await page
      .locator('main picture img:visible')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
    expect(tones.length).toBeGreaterThan(0);
    expect(tones).not.toContain('rgba(0, 0, 0, 0)');
  }
});
