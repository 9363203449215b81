import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { expectPath } from './visit.ts';

const blocks = (page: Page) => page.getByRole('article');

for (const language of languageCodes) {
  test.describe(`our work in ${languages[language].name}`, inLanguage(language), () => {
    const studies = ['samtech', 'tradimos', 'healthcare'].map((id) => {
      const study = contentOf(language, `cases/${id}`);
      return { path: localizedPath(language, study.path), study };
    });

    test.beforeEach(({ page }) => page.goto(localizedPath(language, '/work')));

    test('shows three cases, each with its client, picture, summary and three points', async ({ page }) => {
      await expect(blocks(page)).toHaveCount(3);
      for (const [index, { study }] of studies.entries()) {
        const block = blocks(page).nth(index);
        await expect(block.getByRole('heading', { level: 2 })).toHaveText(study.title);
        for (const text of [study.name, study.industry, study.work.summary]) {
          await expect(block).toContainText(text);
        }
        await expect(block.getByRole('listitem')).toHaveText(study.work.points);
        await block.locator('img').scrollIntoViewIfNeeded();
        await expect(block.locator('img')).toHaveJSProperty('complete', true);
        expect(
          await block.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
        ).toBeGreaterThan(0);
      }
    });

    test('leads from each case to its study, and from there back', async ({ page }) => {
      for (const [index, { path, study }] of splitByLanguage([...studies.entries()], language)) {
        const link = blocks(page).nth(index).getByRole('link');
        await expect(link).toHaveText(`${contentOf(language, 'ui').cases.read}: ${study.name}`);
        await link.click();
        await expectPath(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
        const { label } = contentOf(language, 'pages/work');
        await page.getByRole('main').getByRole('navigation').getByRole('link', { name: label }).click();
        await expectPath(page, localizedPath(language, '/work'));
      }
    });

    test('puts the picture before the words, after them, and before them again', async ({ page }) => {
      const starts = await blocks(page).evaluateAll((articles) =>
        articles.map((article) => article.querySelector('img')?.getBoundingClientRect().left === 0),
      );
      expect(starts).toEqual(language === 'ar' ? [false, true, false] : [true, false, true]);
    });
  });
}
