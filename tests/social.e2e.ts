import { expect, type Page, test } from '@playwright/test';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { typeset } from '#i18n/typeset.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, watch } from './visit.ts';

const part = (page: Page, label: string) =>
  page.locator('main section', { has: page.getByRole('heading', { name: label, exact: true, level: 2 }) });
const figures = (page: Page) => page.locator('dl dd [aria-hidden] > span');
const film = (page: Page, title: string) => page.locator(`video[aria-label="${title}"]`);
const heads = (items: { head: string }[]) => items.map(({ head }) => head);

for (const language of languageCodes) {
  const { social } = contentOf(language, 'pages/social');
  const films: [string, string][] = [social.training.film, 'environment'].map((id) => [id, `films/${id}`]);
  const ends = [5, 200, 1000].map((end) => formatNumber(language, end));
  const open = (page: Page) => page.goto(localizedPath(language, paths.page('social')));

  test.describe(`social responsibility in ${languages[language].name}`, inLanguage(language), () => {
    test('tells what is done, shows trees, world and maps, and leads to the training form', async ({
      page,
    }) => {
      await open(page);
      await expect(part(page, social.people.label).locator('h3')).toHaveText(heads(social.people.items));
      await expect(part(page, social.people.label).locator('h3')).toHaveCount(4);
      const commitment = part(page, social.commitment.label);
      await expect(commitment.locator('h3')).toHaveText(heads(social.commitment.items));
      await expect(commitment.locator('h3')).toHaveCount(3);
      await expect(commitment).toContainText(formatPercent(language, 15));
      await expect(part(page, social.community.label).locator('h3')).toHaveText(
        heads(social.community.items),
      );
      await expect(part(page, social.community.label).locator('h3')).toHaveCount(3);
      const cards = part(page, social.cards.label).locator('li');
      await expect(cards).toHaveCount(3);
      await expect(cards.locator('img')).toHaveCount(3);
      await expect(cards.locator('h3')).toContainText(heads(social.cards.items));
      await expect(cards.locator('h3').first()).toContainText(formatNumber(language, 100_000));
      const link = page.getByRole('link', { name: social.training.button });
      const form = localizedPath(language, paths.page('applytraining'));
      await expect(link).toHaveAttribute('href', form);
    });

    test('asks for nothing of a film before a visitor plays it', inEnglish, async ({ page }) => {
      const { errors, files } = watch(page);
      await open(page);
      for (const [, file] of films) {
        await film(page, contentOf(language, file).title).scrollIntoViewIfNeeded();
      }
      await page.waitForLoadState('networkidle');
      expect(films).toHaveLength(2);
      expect(files.filter((file) => /\.(?:webm|mp4|vtt)$/.test(file))).toEqual([]);
      expect(errors).toEqual([]);
    });

    for (const [index, [id, file]] of films.entries()) {
      const { title, scenes } = contentOf(language, file);

      test(`plays the film "${id}" with captions of the page's language`, async ({ page }) => {
        const { errors, files } = watch(page);
        await open(page);
        await film(page, title).click();
        await expect.poll(() => playedSeconds(page, title)).toBeGreaterThan(0.2);
        await expect
          .poll(() => captionsOf(page, title))
          .toEqual({
            language,
            mode: 'showing',
            texts: scenes.map(({ caption }: { caption: string }) => typeset(caption).replace(': ', ':\n')),
          });
        expect(files).toContain(paths.film(id, language, 'webm'));
        expect(errors).toEqual([]);
      });

      test(`plays the film "${id}" as MP4 too`, index ? inArabic : inEnglish, async ({ page }) => {
        await open(page);
        await film(page, title).evaluate((video) => video.querySelector('[type="video/webm"]')?.remove());
        await film(page, title).evaluate((video: HTMLVideoElement) => video.load());
        await film(page, title).click();
        await expect.poll(() => playedSeconds(page, title)).toBeGreaterThan(0.2);
        const source = await film(page, title).evaluate((video: HTMLVideoElement) => video.currentSrc);
        expect(new URL(source).pathname).toBe(paths.film(id, language, 'mp4'));
      });
    }

    test('has the films in writing, and everything without a barrier', async ({ page }) => {
      await open(page);
      const summaries = page.locator('summary', { hasText: contentOf(language, 'ui').film.transcript });
      await expect(summaries).toHaveCount(2);
      for (const [index, [, file]] of films.entries()) {
        const { scenes } = contentOf(language, file);
        const transcript = page.locator('details', { has: summaries }).nth(index);
        await expect(transcript.locator('li').first()).toBeHidden();
        await summaries.nth(index).click();
        await expect(transcript.locator('li')).toHaveCount(scenes.length);
        for (const [at, { title, seen }] of scenes.entries()) {
          await expect(transcript.locator('li').nth(at)).toContainText(title);
          await expect(transcript.locator('li').nth(at)).toContainText(seen);
        }
        await expect(transcript.locator('li').last()).toBeVisible();
      }
      await expectAccessible(page);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('tells the end values of the counters', async ({ page }) => {
        await open(page);
        await expect(figures(page)).toHaveText(ends);
      });
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('counts up once in three seconds when the mouse enters', inEnglish, async ({ page }) => {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1000);
        await open(page);
        await page.locator('dl:has(dd [aria-hidden])').hover();
        await expect
          .poll(async () => {
            await page.clock.runFor(50);
            return figures(page).last().textContent();
          })
          .not.toBe(ends[2]);
        await page.clock.runFor(3000);
        await expect(figures(page)).toHaveText(ends);
      });
    });
  });
}

function playedSeconds(page: Page, title: string): Promise<number> {
  return film(page, title).evaluate((video: HTMLVideoElement) => video.currentTime);
}

function captionsOf(
  page: Page,
  title: string,
): Promise<{ language: Language; mode: string; texts: string[] }> {
  return film(page, title).evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0];
    const texts = [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text);
    return { language: track?.language as 'en', mode: track?.mode ?? '', texts };
  });
}
