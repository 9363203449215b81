import { expect } from '@playwright/test';
import { paths } from '#i18n/paths.ts';
import { test } from './fixtures.ts';

const missing = {
  service: ['/services/0', '/services/11', '/services/governance'],
  job: ['/jobs/7', '/jobs/manager', '/apply/7', '/apply/0', '/apply/manager'],
  page: ['/services-old', '/files/nothing.pdf', '/nowhere'],
};

for (const [kind, urls] of Object.entries(missing))
  test(`a visitor who asks for an unknown ${kind} is told so and led on`, async ({ page, at, content }) => {
    const { headline, text, title } = content('ui').notFound[kind];
    for (const path of urls) {
      const answer = await page.goto(at(path));
      expect(answer?.status(), path).toBe(404);
      expect(answer?.headers()['content-encoding'], path).toBeDefined();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('h1')).toHaveText(headline);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      if (kind === 'job') await expect(page.locator('main form')).toHaveCount(0);
    }
    if (kind === 'page') await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const list = kind === 'job' ? 'jobs' : 'services';
    const { label } = content(`pages/${list}`);
    await page.getByRole('main').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(at(paths.page(list)));
  });

test('nobody applies to a job that is not there @once', async ({ request }) => {
  const posted = await request.post('/apply/7', { form: { name: 'Nobody' } });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
});

test.describe('in an Arabic browser @once', () => {
  test.use({ locale: 'ar' });

  test('an unknown English URL stays as it is, and the switch keeps it', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/nowhere');
    await page.locator('[data-language-link]').click();
    await expect(page).toHaveURL('/ar/nowhere');
  });
});
