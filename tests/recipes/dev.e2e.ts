import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { applicants, application, attach, resume, resumeFixture } from '../support/content/applications.ts';
import { contentOf, firstService, openJob } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { expectPath, openHydrated, watch } from '../support/page/visit.ts';
import { type ProjectCopy, projectCopy, type RunningSite } from '../support/project-copy.ts';
import { testNow } from '../support/run/test-settings.ts';

// These tests run `npm run dev` in a copy of the project and change its files. In `npm test`, editor.e2e.ts changes a text of
// the same server.

let copy: ProjectCopy;
let site: RunningSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }, info) => {
  // Vite bundles everything again in the copy, while other tests run.
  info.setTimeout(180_000);
  copy = projectCopy();
  // The copy's packages are outside of it.
  copy.edit('astro.config.ts', [/^ {2}vite: \{/m, '$& server: { fs: { strict: false } },']);
  site = await copy.serve(['node_modules/astro/bin/astro.mjs', 'dev'], { NOW: testNow });
  // The first page compiles the modules that pages share.
  for (const path of [paths.page('terms'), paths.apply(openJob)]) await site.text(path);
  // The first visit of an island finds the packages that Vite has to bundle, and is loaded again for them.
  const page = await browser.newPage();
  for (const path of [paths.apply(openJob), paths.page('jobs')]) {
    await openHydrated(page, site.origin + path);
    await page.waitForLoadState('networkidle');
  }
  await page.close();
});

test.afterAll(() => copy?.remove());

test('a résumé is sent, and the link in the written email leads to it @once @all', async ({ page }) => {
  const { errors } = watch(page);
  const { name, email, file } = applicants.en;
  await openHydrated(page, site.origin + paths.apply(openJob));
  const form = formOn(page);
  await form.send();
  await expect(form.summary).toBeFocused();
  await form.fill(application(name, email));
  await attach(page, resume(file, resumeFixture('cairo.pdf')));
  await form.send();
  await openOwnData(page, await expectSent(page, 'en'), email, 'en');
  await expect(page.locator('main dl').first()).toContainText(name);
  expect(errors).toEqual([]);
});

test('forms, filters and search work without JavaScript @once @all', async ({ plainPage: page }) => {
  const at = (path: string) => site.origin + localizedPath('ar', path);
  const form = formOn(page);
  const { email } = applicants.ar;
  await page.goto(at(paths.page('applytraining')));
  await form.fill({ email: 'no address' });
  await form.send();
  await expect(form.error('email')).toHaveText(contentOf('ar', 'forms').errors.email);
  await form.fill({ email, mobileNumber: '+966501234567', message: 'أودّ أن أتعلّم المراجعة الداخلية.' });
  await form.send();
  await openOwnData(page, await expectSent(page, 'ar'), email, 'ar');

  await page.goto(at('/jobs?location=egypt'));
  await expect(page.locator('[name=location]')).toHaveValue('egypt');
  const { title } = contentOf('ar', `services/${firstService}`);
  await page.goto(at(`${paths.search}?q=${title}`));
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});

test('dialogs open, and the language switch keeps filters and a query @once @all', async ({ page }) => {
  const { errors } = watch(page);
  const { title, callToAction } = contentOf('en', `services/${firstService}`);
  await page.goto(`${site.origin}/privacy`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(title);
  await page.getByRole('option', { name: title }).first().click();
  await expectPath(page, paths.service(firstService));
  await openHydrated(page, page.url());
  await page.getByRole('main').getByRole('link', { name: callToAction.button }).click();
  await expect(page.getByRole('dialog', { name: contentOf('en', 'forms').dialog.title })).toBeVisible();

  await openHydrated(page, `${site.origin}/jobs?location=egypt`);
  // Leaving a page while a module is loading would be logged as an error.
  await page.waitForLoadState('networkidle');
  await languageLink(page).click();
  await expect(page).toHaveURL(`${site.origin}/ar/jobs?location=egypt`);
  await expect(page.locator('[name=location]')).toHaveValue('egypt');
  const searched = await page.request.get(`${site.origin}${paths.search}?q=audit`);
  expect(await searched.text()).toContain('href="/ar/search?q=audit"');
  expect(errors).toEqual([]);
  // The packages bundled for browsers are in a folder that no check or build clears.
  expect(existsSync(copy.path('.cache/vite-dev/deps'))).toBe(true);
});

test('edits of content, a component and a style show without a restart @once @all', async ({ page }) => {
  const words = 'content/en/forms.yaml';
  const summary = 'src/sections/forms/form-summary.tsx';
  const style = 'src/sections/forms/form-summary.module.css';
  const { send, summary: alert } = formOn(page);
  await openHydrated(page, site.origin + paths.page('contactus'));
  await send();
  await expect(alert).toBeFocused();
  copy.edit(summary, [/role: 'alert'/, "title: 'edited', $&"]);
  await expect(alert).toHaveAttribute('title', 'edited');
  copy.edit(style, [/var\(--error-surface\)/, 'rgb(1, 2, 3)']);
  await expect(alert).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  copy.edit(words, [/^send: .*$/m, 'send: Edited words']);
  await expect(page.getByRole('button', { name: 'Edited words' })).toBeVisible();
  // The site's server answers these requests.
  const posted = await page.request.post(page.url(), {
    headers: { Origin: site.origin },
    form: { name: 'ab' },
  });
  expect(posted.status()).toBe(422);
  const html = await posted.text();
  for (const edited of ['title="edited"', 'Edited words']) expect(html).toContain(edited);
});

test('an error in the content shows in the browser until it is corrected @once @all', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay');
  await page.goto(site.origin + paths.page('work'));
  const expectErrorOf = async (file: string, path: string) => {
    copy.edit(file, [/$/, 'misspelt: 1\n']);
    // Astro sends the error 200 ms after its answer, to the pages that are open then.
    await expect(async () => {
      expect((await page.request.get(site.origin + path)).status()).toBe(500);
      await expect(overlay).toContainText(`${file} has errors`, { timeout: 3000 });
    }).toPass();
    copy.edit(file, [/misspelt: 1\n/, '']);
    await expect(async () => {
      expect((await page.goto(site.origin + path))?.status()).toBe(200);
      await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 3000 });
      await expect(overlay).toHaveCount(0, { timeout: 3000 });
    }).toPass();
  };
  // Sections read their texts after the status is sent, so the status does not show that they fail.
  await expectErrorOf('content/en/pages/terms.yaml', paths.page('engagement'));
  // The server reads these texts.
  await expectErrorOf('content/en/mails.yaml', paths.page('jobs'));
});

/** Follows the link of the confirmation. */
async function openOwnData(page: Page, reference: string, email: string, language: Language) {
  const mails = await mailsAbout(reference, 2, copy.path('data/dev/mails'));
  const [link = ''] = /http:\S+\/yourdata\?link=\S+/.exec(mails.get(email)?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    contentOf(language, 'your-data').open.headline,
  );
}
