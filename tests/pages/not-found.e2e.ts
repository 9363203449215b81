import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { unusedNumber } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { elementText, elementTexts, parseHtml } from '../support/html/parse-markup.ts';
import { languageLink } from '../support/page/header-locators.ts';

const noJob = unusedNumber('jobs');
const missing = {
  service: ['/services/0', `/services/${unusedNumber('services')}`, '/services/governance'],
  job: [`/jobs/${noJob}`, '/jobs/manager', `/apply/${noJob}`, '/apply/0', '/apply/manager'],
  page: ['/services-old', '/files/nothing.pdf', '/nowhere'],
};

test('a missing page says so and leads to others @en', async ({ request }) => {
  for (const [kind, urls] of Object.entries(missing)) {
    const { headline, text, title } = content('ui').notFound[kind];
    const list = kind === 'job' ? 'jobs' : 'services';
    for (const path of urls) {
      const answer = await request.get(at(path));
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-encoding'], path).toBeDefined();
      const document = parseHtml(await answer.text());
      expect(document.title, path).toContain(title);
      expect(elementTexts(document, 'h1'), path).toEqual([headline]);
      expect(document.querySelector('main')?.textContent?.replaceAll('\u00a0', ' '), path).toContain(text);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      expect(elementTexts(document, `main a[href="${at(paths.page(list))}"]`)).toContain(
        content(`pages/${list}`).label,
      );
      expect(document.querySelectorAll('main form[method="post"]'), path).toHaveLength(0);
    }
  }
  const posted = await request.post(at(`/apply/${noJob}`), { form: { name: 'Nobody' } });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
});

test('each search suggested on a missing page finds something @ar', async ({ read }) => {
  const { terms } = content('search');
  const main = (await read(at('/nowhere'), 404)).querySelector('main');
  const offered = [...(main?.querySelectorAll('p a') ?? [])].filter((link) =>
    terms.items.includes(elementText(link)),
  );
  expect(offered.map(elementText)).toEqual(terms.items);
  for (const link of offered) {
    const found = await read(link.getAttribute('href') ?? '');
    expect(found.querySelector('main [name="q"]')?.getAttribute('value')).toBe(elementText(link));
    expect(found.querySelector('main ol a'), elementText(link)).not.toBeNull();
  }
});

test('a missing page offers the search and the services @ar', async ({ plainPage: page }) => {
  const { label, submit, none } = content('search');
  const answer = await page.goto(at('/nowhere'));
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('textbox', { name: label }).fill('xqzwvk');
  await page.getByRole('main').getByRole('button', { name: submit }).click();
  await expect(page.getByText(none.title)).toBeVisible();
  await page.goto(at('/nowhere'));
  await page
    .getByRole('main')
    .getByRole('link', { name: content('pages/services').label })
    .click();
  await expect(page).toHaveURL(at(paths.page('services')));
});

test('an unknown English URL is not redirected, and the switch keeps it @once', async ({ newVisitor }) => {
  const page = await newVisitor({ locale: 'ar' });
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/nowhere');
  await languageLink(page).click();
  await expect(page).toHaveURL('/ar/nowhere');
});
