import { expect, type Page } from '@playwright/test';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { typeset } from '#i18n/typeset.ts';
import { paths } from '#routing/paths.ts';
import { idsOf } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectAccessible, watch } from '../support/page/visit.ts';

const path = paths.page('social');
const part = (page: Page, label: string) =>
  page.locator('main section', { has: page.getByRole('heading', { name: label, exact: true, level: 2 }) });
const film = (page: Page, title: string) => page.locator(`video[aria-label="${typeset(title)}"]`);
const films = idsOf('films');
const playedSeconds = (page: Page, title: string) =>
  film(page, title).evaluate((video: HTMLVideoElement) => video.currentTime);

test('the social page shows its initiatives and figures @ar', async ({ page, language }) => {
  const { people, commitment, community, cards, training } = content('pages/social').social;
  const { errors, files } = watch(page);
  await page.goto(at(path));
  for (const [{ label, items }, count] of [
    [people, 4],
    [commitment, 3],
    [community, 3],
    [cards, 3],
  ] as const) {
    const heads = part(page, label).locator('h3');
    await expect(heads).toHaveCount(count);
    await expect(heads).toContainText(items.map(({ heading }: { heading: string }) => heading));
  }
  await expect(part(page, commitment.label)).toContainText(formatPercent(language, 15));
  await expect(part(page, cards.label).locator('li')).toHaveCount(3);
  const drawn = part(page, cards.label)
    .locator('li')
    .filter({ has: page.locator('img, figure') });
  await expect(drawn).toHaveCount(cards.items.length);
  await expect(part(page, cards.label).locator('h3').first()).toContainText(formatNumber(language, 100_000));
  const link = page.getByRole('link', { name: training.button });
  await expect(link).toHaveAttribute('href', at(paths.page('applytraining')));

  // No film is requested before a visitor plays it; its transcript is on the page, with a name.
  for (const id of films) await film(page, content(`films/${id}`).title).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /\.(?:webm|mp4|vtt)$/.test(file))).toEqual([]);
  const summaries = page.locator('summary', { hasText: content('ui').film.transcript });
  await expect(summaries).toHaveCount(films.length);
  expect(new Set(await page.locator('main summary').allInnerTexts()).size).toBe(films.length);
  for (const [index, id] of films.entries()) {
    const { scenes } = content(`films/${id}`);
    const lines = page.locator('details', { has: summaries }).nth(index).locator('li');
    await expect(lines.first()).toBeHidden();
    await summaries.nth(index).click();
    await expect(lines).toHaveCount(scenes.length);
    for (const [at, { title, seen }] of scenes.entries()) {
      await expect(lines.nth(at)).toContainText(title);
      await expect(lines.nth(at)).toContainText(seen);
    }
    await expect(lines.last()).toBeVisible();
  }
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('every film is there in two formats', async ({ request, language }) => {
  for (const id of films)
    for (const format of ['webm', 'mp4'] as const) {
      const answer = await request.head(paths.film(id, language, format));
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, `video/${format}`]);
    }
});

for (const [index, id] of films.entries())
  test(`the film "${id}" plays in two formats ${index % 2 ? '@ar' : '@en'}`, async ({ page, language }) => {
    const { title, scenes } = content(`films/${id}`);
    const { errors, files } = watch(page);
    const expectPlaying = () => expect.poll(() => playedSeconds(page, title)).toBeGreaterThan(0.2);
    await page.goto(at(path));
    await film(page, title).click();
    await expectPlaying();
    const texts = scenes.map(({ caption }: { caption: string }) => typeset(caption).replace(': ', ':\n'));
    await expect
      .poll(() => film(page, title).evaluate(captionsOf))
      .toEqual({ language, mode: 'showing', texts });
    expect(files).toContain(paths.film(id, language, 'webm'));
    expect(errors).toEqual([]);

    await page.reload();
    await film(page, title).evaluate((video: HTMLVideoElement) => {
      video.querySelector('[type="video/webm"]')?.remove();
      video.load();
    });
    await film(page, title).click();
    await expectPlaying();
    const source = await film(page, title).evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(new URL(source).pathname).toBe(paths.film(id, language, 'mp4'));
  });

function captionsOf(video: HTMLVideoElement) {
  const track = video.textTracks[0];
  const texts = [...(track?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : ''));
  return { language: track?.language, mode: track?.mode, texts };
}
