import { expect, type Page } from '@playwright/test';
import { formatDate } from '#i18n/dates.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { dayMs } from '#lib/durations.ts';
import type { EditorMessages } from '../../editor/editor-messages.ts';
import { contentOf } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { addArticle, article } from './editor-entries.ts';
import { editorOf, prepareForEditor, wholeEntry } from './editor-panes.ts';
import { type PublishingSite, publishingOf } from './publishing.ts';

// Two people of the firm at work, from the editor through a real repository and deploy/publish.sh to the page.

const people = {
  layla: { name: 'Layla', email: 'layla@firm.example', mayWrite: true },
  sami: { name: 'Sami', email: 'sami@firm.example', mayWrite: true },
  guest: { name: 'Guest', email: 'guest@firm.example', mayWrite: false },
};
const messages: EditorMessages = contentOf('en', 'editor');
const office = 'content/en/offices/cairo.yaml';
let site: PublishingSite;

test.use({ ...wholeEntry, pictures: true });
test.describe.configure({ mode: 'serial' });

/** Runs only with `npm run test:all`, because it builds the site and types for minutes. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await publishingOf(people);
  await site.serve();
});
test.afterAll(() => site?.remove());

/** Opens the editor as someone who has signed in before. */
async function signIn(page: Page, token: keyof typeof people, path = '/edit', keepsDrafts = false) {
  await prepareForEditor(page, { keepsDrafts });
  const user = JSON.stringify({ backendName: 'gitea', token });
  await page.addInitScript((user) => localStorage.setItem('sveltia-cms.user', user), user);
  await page.goto(site.origin + path);
}

async function open(page: Page, token: keyof typeof people, ...how: [path?: string, keepsDrafts?: boolean]) {
  await signIn(page, token, ...how);
  const { create_entry_or_assets: arabic } = contentOf('ar', 'editor').interface;
  await page.getByRole('button', { name: new RegExp(`^(?:Create Entry or Assets|${arabic})$`) }).waitFor();
  return editorOf(page);
}

test('people sign in with their token @once @all', async ({ page }) => {
  await prepareForEditor(page);
  // A dialog of Sveltia 0.221 stops reacting if its button is pressed within 100 ms.
  await page.goto(`${site.origin}/edit`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /access token/i }).click();
  await page.getByRole('textbox').fill('layla');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create Entry or Assets' })).toBeVisible();
  // Sveltia raises the version for each store that it lacks, and one of two at once fails.
  const layla = editorOf(page);
  await layla.open('#/collections/people/entries/omar-haddad');
  await expect(layla.tickOf('en')).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([
    { name: 'gitea:firm/website', version: 1 },
  ]);
});

test('saves are published, held back and reverted, also two at once @once @all', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  // Sami closes a job in the moment in which Layla corrects a telephone number.
  const sami = await open(page, 'sami');
  const other = await browser.newPage(wholeEntry);
  const layla = await open(other, 'layla');
  await sami.open('#/collections/jobs/entries/2');
  await sami.write('en', 'Last day', '2026-11-02');
  await layla.open('#/collections/offices/entries/dubai');
  await layla.write('en', 'Phone', '+971 4 000 0003');
  await Promise.all([sami.save(), layla.save()]);
  const changed = [0, 1].flatMap(site.changes).map((line) => line.replaceAll('"', ''));
  const [phone, closed] = ['phone: +971 4 000 000', '+validThrough: 2026-11-02'];
  expect(new Set(changed)).toEqual(new Set([`-${phone}0`, `+${phone}3`, closed]));
  const before = site.saved(office);
  await sami.open('#/collections/offices/entries/cairo');
  const title = messages.labels['offices.title'] ?? '';
  await sami.write('en', title, 'Our office for 12 teams');
  await sami.write('ar', title, 'مكتبنا لعدد ١٢ فريقًا');
  await sami.tick();
  await sami.save();
  // The editor does not let Layla delete a person who wrote an article; from elsewhere she can.
  await layla.open('#/collections/people');
  await other.getByRole('row', { name: 'Omar' }).getByRole('checkbox').click();
  await other.getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('alertdialog')).toContainText('can’t be deleted');
  await other.keyboard.press('Escape');
  site.deleteEntry('people/omar-haddad.yaml', people.layla);
  expect(site.authors().toSorted()).toEqual(['Firm', 'Layla', 'Layla', 'Sami', 'Sami']);
  await expect(page.locator('#publishing')).toHaveText(messages.publishing.onItsWay);

  expect(await site.publish({ isBuilt: false })).toContain('Held back: content/people/omar-haddad.yaml');
  expect(site.published('content/en/jobs/2.yaml')).toContain('validThrough: "2026-11-02"');
  expect(site.published(office)).toContain('Our office for 12 teams');
  expect(site.published('content/en/people/omar-haddad.yaml')).toContain('Haddad');
  for (const each of [page, other]) {
    const status = each.locator('#publishing');
    await expect(status).toContainText(/\d:\d\d/);
    await expect(status).toContainText(messages.publishing.held.replace('…', '1'));
    await expect(status).toContainText(messages.publishing.cause.replace('…', 'People › Omar Haddad'));
  }

  // Sami restores the office's former version by a click. A guest may only read, and has no such button.
  await other.evaluate(() => localStorage.clear());
  const guest = await open(other, 'guest');
  await expect(other.getByText(messages.publishing.readOnly)).toBeVisible();
  for (const each of [sami, guest]) await each.open('#/collections/offices/entries/cairo');
  await other.locator('#versions summary').click();
  await expect(other.locator('#versions li')).toHaveCount(2);
  await expect(other.getByRole('button', { name: messages.publishing.restore })).toHaveCount(0);
  await other.context().close();
  const leads = page.waitForEvent('popup');
  await page.getByRole('button', { name: messages.interface.view_on_live_site ?? '' }).click();
  await (await leads).waitForURL(/\/offices/);
  await expect(page.getByRole('button', { name: /publish/i })).toHaveCount(0);
  await page.locator('#versions summary').click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: messages.publishing.restore }).click();
  await expect.poll(() => site.saved(office)).toBe(before);
  expect(site.authors()[0]).toBe('Sami');
  await expect(page.locator('#publishing')).toContainText(messages.publishing.onItsWay);
});

/** The host's answers to a save, by the text that the editor then shows. */
const hostAnswers: [keyof EditorMessages['hostErrors'], number | 'none'][] = [
  ['changed', 422],
  ['refused', 500],
  ['signedOut', 401],
  ['offline', 'none'],
  ['responseLost', 422],
];

test('a save refused by the host explains what to do and keeps the text @once @all', async ({ page }) => {
  const layla = await open(page, 'layla');
  await layla.open('#/collections/offices/entries/dubai');
  await layla.write('en', 'Phone', '+971 4 000 0002');
  for (const [name, status] of hostAnswers) {
    await page.route(/\/contents$/, (route) =>
      status === 'none' ? route.abort() : route.fulfill({ status, json: { message: 'sha does not match' } }),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Not saved' });
    await expect(dialog).toContainText(messages.hostErrors[name]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unrouteAll();
  }
  await layla.save();
  expect(site.saved('content/ar/offices/dubai.yaml')).toContain('+971 4 000 0002');
});

test('in Arabic, an unsaved text waits and a colleague’s save is not lost @once @all', async ({ page }) => {
  const arabic: EditorMessages = contentOf('ar', 'editor');
  const file = 'content/ar/offices/dubai.yaml';
  const phone = page.locator('.pane[data-locale="ar"] [data-key-path="phone"]').getByRole('textbox');
  await signIn(page, 'sami', '/ar/edit#/collections/offices/entries/dubai', true);
  await expect(phone).toHaveValue(/\d$/);
  await phone.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  // An earlier draft, with only some of the typed characters, may come first.
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('0009');
  await page.reload();
  const restore = page.getByRole('alertdialog');
  await expect(restore).toContainText(arabic.interface.restore_backup_description?.split('{')[0] ?? '');
  await restore.getByRole('button').first().click();
  await expect(phone).toHaveValue(/9$/);
  expect(await latinNames(page)).toEqual([]);
  const theirs = site.saved(file).replace(/^postalBox: .*$/m, 'postalBox: ص.ب. ٩٩٩٩٩٤');
  site.push(file, theirs);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  const conflict = page.getByRole('alertdialog', { name: arabic.interface['save_conflict.title'] ?? '' });
  await expect(conflict).toContainText(arabic.interface['save_conflict.overwrite_warning'] ?? '');
  expect(await latinNames(page)).toEqual([]);
  await conflict.getByRole('button', { name: arabic.interface['save_conflict.save_anyway'] ?? '' }).click();
  await expect.poll(() => site.saved(file)).toContain('0009');
  // The list of the entry's versions contains it.
  expect(site.savedBefore(file)).toBe(theirs);
});

/** The drafts that this browser keeps for the repository, as JSON. */
function keptDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('gitea:firm/website');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const { result: database } = opening;
      const reading = database.transaction('draft-backups').objectStore('draft-backups').getAll();
      reading.onerror = reject;
      reading.onsuccess = () => resolve(JSON.stringify(reading.result));
      database.close();
    };
  });
}

/** Returns the interface's texts in Latin letters, as screen readers read them; content is in text boxes. */
async function latinNames(page: Page): Promise<string[]> {
  const names = (await page.locator('body').ariaSnapshot()).matchAll(
    /(?:button|menuitem|heading|switch|radio|dialog|link) "([^"]*)"/g,
  );
  return [...names].flatMap(([, name = '']) => (/[a-z]{2}/i.test(name) ? [name] : []));
}

test('an article reaches the page that visitors read @once @all', async ({ page }) => {
  test.setTimeout(600_000);
  const layla = await open(page, 'layla');
  const later = riyadhDay(Date.now() + 7 * dayMs);
  await addArticle(layla, later);
  // A saved entry that is not public yet shows the day on which its page opens.
  await layla.open('#/collections/insights/entries/what-a-ledger-forgets');
  const [before = ''] = messages.publishing.notYet.split('…');
  await expect(page.locator('#later')).toContainText(before + formatDate('en', later));
  await layla.write('en', 'Published on', '2026-11-20');
  await layla.save();
  await expect(page.locator('#later')).toBeHidden();
  // A file that is no YAML is held back like any other.
  site.push(office, `${site.saved(office)}\n<<<<<<< HEAD: "\n`);
  expect(await site.publish({ isBuilt: true })).toContain('Held back: content/offices/cairo.yaml');
  expect(site.published(office)).not.toContain('HEAD');
  await site.serve();
  await page.goto(`${site.origin}/insights/what-a-ledger-forgets`);
  await expect(page.getByRole('heading', { level: 2, name: article.en.heading })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'One who saw it' })).toBeVisible();
  await expect(page.locator('article strong')).toHaveText('must');
  await expect(page.getByRole('table').getByRole('columnheader').first()).toHaveText('Who wrote');
  await expect(page.locator('img[src*="ledger"], img[srcset*="ledger"]').first()).toBeVisible();
  await page.goto(`${site.origin}/jobs/2`);
  await expect(page.getByText(/closed/i).first()).toBeVisible();
  const sitemap = await (await page.request.get(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/insights/what-a-ledger-forgets');
  expect(sitemap).not.toContain('/edit');
  // The author of the deletion gets an email.
  const mails = await mailsAbout('people/omar-haddad', 1);
  expect(mails.get(people.layla.email)?.text).toContain('Author');
});
