import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import ts from 'typescript';
import { pageHeaders } from '#server/http/security-headers.ts';
import { cspSources } from '../../scripts/build/csp-sources.ts';
import { test } from '../support/fixtures.ts';

// No film of the content is on YouTube, so the browser gets a page with such a film and its policy.
const film = `<a href="https://www.youtube.com/watch?v=abcDEF_1-23" data-embed-origin="https://www.youtube-nocookie.com"
  data-embed="https://www.youtube-nocookie.com/embed/abcDEF_1-23?autoplay=1" data-embed-title="A film">Play</a>`;
const code = ts.transpile(readFileSync('src/ui/film.client.ts', 'utf8'), { target: ts.ScriptTarget.ES2022 });
const html = `<!doctype html><title>Films</title><main>${film}</main><script>${code}</script>`;

test('YouTube is contacted only when a visitor presses play @once', async ({ page }) => {
  const asked = await openFixture(page);
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Play' }).click();
  await expect(page.frameLocator('iframe[title="A film"]').getByText('The player')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcDEF_1-23?autoplay=1']);
});

test('without JavaScript the film plays at YouTube @once', async ({ plainPage: page }) => {
  await openFixture(page);
  await page.getByRole('link', { name: 'Play' }).click();
  await expect(page).toHaveURL('https://www.youtube.com/watch?v=abcDEF_1-23');
});

/** Opens the fixture with a replacement of YouTube. Returns the URLs that are requested there. */
async function openFixture(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const headers = pageHeaders(cspSources(html));
  await page.route('**/film-fixture', (route) =>
    route.fulfill({ contentType: 'text/html', body: html, headers }),
  );
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await page.goto('/film-fixture');
  return asked;
}
