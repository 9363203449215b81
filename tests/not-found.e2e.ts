import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { test } from './fixtures.ts';
import { languageLink } from './header-locators.ts';
import { parseHtml } from './parse-markup.ts';
import { unusedNumber } from './site-content.ts';

const noJob = unusedNumber('jobs');
const missing = {
  service: ['/services/0', `/services/${unusedNumber('services')}`, '/services/governance'],
  job: [`/jobs/${noJob}`, '/jobs/manager', `/apply/${noJob}`, '/apply/0', '/apply/manager'],
  page: ['/services-old', '/files/nothing.pdf', '/nowhere'],
};

test('a visitor who asks for what is not there is told so', async ({ page, request, at, content }) => {
  for (const [kind, urls] of Object.entries(missing))
    await test.step(`a ${kind}`, async () => {
      const { headline, text, title } = content('ui').notFound[kind];
      for (const path of urls) {
        const answer = await request.get(at(path));
        expect(answer.status(), path).toBe(404);
        expect(answer.headers()['content-encoding'], path).toBeDefined();
        const document = parseHtml(await answer.text());
        expect(document.title, path).toContain(title);
        expect(document.querySelector('h1')?.textContent, path).toBe(headline);
        expect(document.querySelector('main')?.textContent, path).toContain(text);
        expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
        if (kind === 'job') expect(document.querySelectorAll('main form[method="post"]')).toHaveLength(0);
      }
      expect((await page.goto(at(urls.at(-1) ?? '')))?.status()).toBe(404);
      await expect(page.getByText(text)).toBeVisible();
      if (kind === 'page')
        await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      const list = kind === 'job' ? 'jobs' : 'services';
      const { label } = content(`pages/${list}`);
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(at(paths.page(list)));
    });
});

test('a visitor who is lost may search, and each search that is offered finds something', async ({
  plainPage: page,
  at,
  content,
}) => {
  const { label, submit, terms, none } = content('search');
  await page.goto(at('/nowhere'));
  await page.getByRole('main').getByRole('textbox', { name: label }).fill('xqzwvk');
  await page.getByRole('main').getByRole('button', { name: submit }).click();
  await expect(page.getByText(none.title)).toBeVisible();
  const offered = page.getByRole('main').locator('p', { hasText: terms.label }).getByRole('link');
  await expect(offered).toHaveText(terms.items);
  for (const term of terms.items) {
    await page.goto(at('/nowhere'));
    await offered.getByText(term, { exact: true }).click();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(term);
    await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
  }
});

test('nobody applies to a job that is not there @once', async ({ request }) => {
  const posted = await request.post(`/apply/${noJob}`, { form: { name: 'Nobody' } });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
});

test.describe('in an Arabic browser @once', () => {
  test.use({ locale: 'ar' });

  test('an unknown English URL stays as it is, and the switch keeps it', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/nowhere');
    await languageLink(page).click();
    await expect(page).toHaveURL('/ar/nowhere');
  });
});
