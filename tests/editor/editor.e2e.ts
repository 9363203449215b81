import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { languageCodes } from '#i18n/languages.ts';
import { typeset } from '#i18n/typeset.ts';
import { localizedPath } from '#routing/paths.ts';
import { contentOf } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { type ProjectCopy, projectCopy } from '../support/project-copy.ts';
import { choosePhotographs, fillJob } from './editor-entries.ts';
import { changesBetween, openFolder, readSavedFiles } from './editor-folder.ts';
import { photograph, wholeEntry } from './editor-panes.ts';

// These tests edit a copy of the project. The browser's file system replaces the folder that people choose.

const { labels, issues, checkResult } = contentOf('en', 'editor');
let copy: ProjectCopy;
let origin: string;

test.use({ ...wholeEntry, pictures: true });
test.describe.configure({ mode: 'serial' });

/** Runs only with `npm run test:all`, because it types for minutes. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = projectCopy();
  ({ origin } = await copy.serve(['editor/edit-main.ts'], { EDIT_REPOSITORY: '' }));
});

test.afterAll(() => copy?.remove());

const openEditor = (page: Page) => openFolder(page, origin, copy.path('.'));

/** Copies the saved files from the browser into the project. */
async function bringHome(page: Page) {
  for (const language of languageCodes) {
    const folder = `content/${language}`;
    for (const [name, text] of Object.entries(await readSavedFiles(page, folder))) {
      if (readFileSync(copy.path(name), 'utf8') !== text) writeFileSync(copy.path(name), text);
    }
  }
}

test('errors show at their field before the save, and a save shows at once on the local page @once', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const editor = await openEditor(page);
  const saved = () => readSavedFiles(page, 'content');
  const before = await saved();
  await editor.open('#/collections/services/entries/2');
  await editor.write('en', 'Title', 'Risks  and their "owners" for SAR 60,000');
  const missing = issues['facts.only-english'].replace('{found}', '60000');
  expect(await editor.refused()).toEqual([
    ['Title (Arabic)', missing],
    ['Reviewed', issues['review.only-english']],
  ]);
  expect(await editor.markOf('ar', 'title')).toBe(missing);
  expect(changesBetween(before, await saved())).toEqual([]);
  await page.getByRole('button', { name: 'Title (Arabic)' }).click();
  await expect(editor.field('ar', 'Title').getByRole('textbox')).toBeFocused();
  await editor.write('ar', 'Title', 'المخاطر  و"أصحابها" مقابل 50,000 ريال');
  const differ = issues['facts.differ'].replace('{english}', '60000').replace('{arabic}', '50000');
  expect(await editor.refused()).toContainEqual(['Title (Arabic)', differ]);

  await editor.write('ar', 'Title', 'المخاطر  و"أصحابها" مقابل 60,000 ريال');
  await editor.tick();
  await editor.save();
  const written = {
    en: 'Risks and their “owners” for SAR 60,000',
    ar: 'المخاطر و«أصحابها» مقابل ٦٠٬٠٠٠ ريال',
  };
  const changes = changesBetween(before, await saved());
  expect(changes.filter((line) => !/^- .* title: /.test(line))).toEqual([
    `+ content/ar/services/2.yaml title: ${written.ar}`,
    `+ content/en/services/2.yaml title: ${written.en}`,
  ]);
  await bringHome(page);
  for (const language of languageCodes)
    await expect(async () => {
      const page = await fetch(origin + localizedPath(language, '/services/2'));
      expect(await page.text()).toContain(typeset(written[language]));
    }).toPass();
});

test('what people do in their first hour works, or is refused with what to do @once @all', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const editor = await openEditor(page);
  const files = () => readSavedFiles(page, 'content');
  const content = async (file: string) => (await files())[`content/${file}`] ?? '';
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // A new job, under the next number, from an empty form, which the editor refuses by itself.
  const address = page.getByRole('textbox', { name: 'Address' }).first();
  await editor.open('#/collections/jobs/new');
  await save.click();
  const title = editor.field('ar', 'Job title').getByRole('textbox');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('7');
  await fillJob(editor);
  const before = await files();
  await editor.save();
  const changed = changesBetween(before, await files()).map((line) => line.replace(/(?<=yaml).*/, ''));
  expect(new Set(changed)).toEqual(new Set(['+ content/ar/jobs/7.yaml', '+ content/en/jobs/7.yaml']));
  await editor.open('#/collections/jobs/entries/7');
  // A tick that both languages were looked at holds for one save, and not for a duplicate.
  await expect(editor.tickOf('en')).not.toBeChecked();
  await editor.duplicate();
  await expect(editor.tickOf('en')).not.toBeChecked();
  await editor.tick();
  await address.fill('7-1');
  await save.click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('8');
  await editor.save();
  await editor.open('#/collections/jobs/new');
  await expect(address).toHaveValue('9');
  // A job is closed by its last day, and the list says so.
  await editor.open('#/collections/jobs/entries/7');
  await editor.write('en', 'Posted on', '2025-11-01');
  await editor.write('en', 'Last day', '2025-11-02');
  await editor.save();
  await editor.open('#/collections/jobs');
  await expect(page.getByText('Egypt · 2 Nov 2025')).toBeVisible();
  await expect(page.getByText('Closed: the last day has passed')).toBeVisible();

  // A phone number as people write it, and a picture that any place may have.
  await editor.open('#/collections/offices/entries/cairo');
  await editor.write('en', 'Phone', '٠٢ ٢٧٣٤ ٥٦٧٨');
  await choosePhotographs(page, editor, () => content('ar/offices/cairo.yaml'));
  expect(await content('ar/offices/cairo.yaml')).toMatch(/^phone: "?\+20 2 2734 5678/m);

  // People in another order.
  await editor.open('#/collections/people');
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page
    .getByRole('row', { name: /Omar Haddad/ })
    .getByRole('button', { name: 'Move Up' })
    .click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(async () => {
    expect(await content('en/people/omar-haddad.yaml')).toMatch(/^order: 2$/m);
  }).toPass();
  expect(await content('ar/people/noura-al-suwailem.yaml')).toMatch(/^order: 3$/m);

  // The editor has no buttons without a function.
  await editor.open('#/collections/jobs/entries/2');
  await editor.field('ar', labels['jobs.title']).waitFor();
  await expect(page.getByRole('button', { name: /Translate/ })).toHaveCount(0);
  await expect(page.getByText(/now available in/)).toHaveCount(0);
});

test('a save waits for a picture that is still being prepared @once @all', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(window, { preparePictures: resolve });
    OffscreenCanvas.prototype.convertToBlob = async function (...options) {
      await promise;
      return convertToBlob.apply(this, options);
    };
  });
  const editor = await openEditor(page);
  await editor.open('#/collections/people/entries/omar-haddad');
  const buffer = await photograph(1600).jpeg().toBuffer();
  await editor.write('en', 'Email', 'omar@firm.example');
  await editor.choosePicture('Picture', { name: 'Omar.jpeg', id: 'omar', buffer });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('#refused')).toHaveText(checkResult.preparing);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  await page.evaluate('preparePictures()');
  await editor.shownPicture('Picture', 1600);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Cancel Editing' }).waitFor({ state: 'hidden' });
  const file = 'content/en/people/omar-haddad.yaml';
  expect((await readSavedFiles(page, 'content/en/people'))[file]).toMatch(/^picture: omar$/m);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });

  test('each save changes only what was edited, and a listed error leads to its field @once @all', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const [file, deep] = ['content/en/offices/cairo.yaml', 'content/en/services/1.yaml'];
    const original = readFileSync(copy.path(deep), 'utf8');
    // An issue that was saved elsewhere, in the last and folded part of a service.
    const source = parse(original);
    const last = source.sections.length - 1;
    source.sections[last].heading += ' in 12 days';
    writeFileSync(copy.path(deep), stringify(source));
    const editor = await openEditor(page);
    writeFileSync(copy.path(deep), original);
    const content = () => readSavedFiles(page, 'content');

    await editor.open('#/collections/services/entries/1');
    await editor.write('en', 'Title', 'Governance of companies');
    await editor.refused();
    await page.getByRole('button', { name: `Sections ${last + 1} › Heading (Arabic)` }).click();
    const arabic = page.locator(`.pane[data-locale="ar"] [data-key-path="sections.${last}.heading"]`);
    await expect(arabic.getByRole('textbox')).toBeFocused();
    await expect(arabic).toBeInViewport();

    // A typing error of one language, and then a telephone number in the same session.
    const before = await content();
    await editor.open('#/collections/offices/entries/cairo');
    await editor.write('en', labels['offices.title'], 'Our office on the Nile');
    expect(await editor.refused()).toEqual([['Reviewed', issues['review.only-english']]]);
    await page.getByRole('button', { name: 'Reviewed', exact: true }).click();
    await expect(editor.tickOf('en')).toBeFocused();
    await editor.tick();
    await expect(editor.tickOf('en')).toBeChecked();
    // Nothing of the editor is below the list.
    const [list, pane] = [page.locator('#panels'), page.locator('.pane[data-locale="ar"]')];
    const [top, bottom] = [(await list.boundingBox())?.y ?? 0, await pane.boundingBox()];
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    await editor.save();
    const first = await content();
    const [, title] = /^title: (.*)$/m.exec(before[file] ?? '') ?? [];
    expect(changesBetween(before, first)).toEqual([
      `- ${file} title: ${title}`,
      `+ ${file} title: Our office on the Nile`,
    ]);
    await editor.open('#/collections/offices/entries/cairo');
    await editor.reach('en', 'Phone');
    await editor.write('en', 'Phone', '+20 2 2735 1234');
    await editor.save();
    const second = await content();
    expect(changesBetween(first, second).filter((line) => !/ phone: /.test(line))).toEqual([]);
    expect(changesBetween(first, second).filter((line) => line.startsWith('+'))).toHaveLength(2);

    // A text above its limit shows a red count, and is not saved.
    await editor.open('#/collections/services/entries/2');
    const engines = editor.field('en', 'Search engines');
    await engines.getByRole('button', { name: 'Expand' }).click();
    await editor.write('en', 'Title', 'x'.repeat(73), engines);
    await expect(engines.getByText(/73\W+60/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(engines.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  });
});
