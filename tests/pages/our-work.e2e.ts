import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { entriesOf } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { expectPath } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

const blocks = (page: Page) => page.getByRole('article');

test('the page of our work shows the cases and links to each', async ({ page, at, content, language }) => {
  const studies = entriesOf(language, 'cases');
  await page.goto(at(paths.page('work')));
  await expect(blocks(page)).toHaveCount(studies.length);
  for (const [index, { title, name, industry, work, drawing }] of studies.entries()) {
    const block = blocks(page).nth(index);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(title);
    for (const text of [name, industry, work.summary]) await expect(block).toContainText(text);
    await expect(block.getByRole('listitem')).toHaveText(work.points);
    await expect(block.getByRole('img', { name: drawing.description })).toBeVisible();
  }
  const starts = await blocks(page).evaluateAll((articles) =>
    articles.map((article) => article.querySelector('figure')?.getBoundingClientRect().left === 0),
  );
  expect(starts).toEqual(studies.map((_, index) => (index % 2 === 1) === (language === 'ar')));

  for (const [index, { name, path, title }] of splitByLanguage([...studies.entries()], language)) {
    const link = blocks(page).nth(index).getByRole('link');
    await expect(link).toHaveText(`${content('ui').cases.read}: ${name}`);
    await link.click();
    await expectPath(page, at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const trail = page.getByRole('main').getByRole('navigation');
    await trail.getByRole('link', { name: content('pages/work').label }).click();
    await expectPath(page, at(paths.page('work')));
  }
});
