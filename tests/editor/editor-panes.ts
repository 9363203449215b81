import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#i18n/languages.ts';

/**
 * The screen is high enough for all fields, because the editor draws only fields in view. Its pixels are coarse, which
 * halves the time of painting.
 */
export const wholeEntry = { viewport: { width: 1440, height: 8000 }, deviceScaleFactor: 0.25 };

/**
 * Ends the test with the editor's first error, because the page may not react after one. Switches transitions off,
 * because a fade of such a high screen takes a processor two seconds. Keeps no drafts: the editor stores one half a
 * second after a change, and would offer it for an entry that was saved meanwhile.
 */
export async function prepareForEditor(page: Page, { keepsDrafts = false } = {}) {
  page.on('pageerror', (error) => {
    // The editor drops a thumbnail before it is drawn.
    if (error.message !== 'Failed to decode image') throw error;
  });
  await page.addInitScript((useDraftBackup) => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    if (location.protocol.startsWith('http'))
      localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ useDraftBackup }));
  }, keepsDrafts);
}

export interface UploadedPicture {
  name: string;
  /** The id of the picture that is saved. */
  id: string;
  buffer: Buffer;
  width: number;
}

export function photograph(width: number) {
  const background = { r: 80, g: 90, b: 100 };
  return sharp({ create: { width, height: width * 0.75, channels: 3, background } });
}

/** Drives the editor as the firm's staff do, by the English names on the screen. */
export function editorOf(page: Page) {
  const name = { en: 'English', ar: 'Arabic' } as const;
  const pane = (language: Language) =>
    page.getByRole('group', { name: new RegExp(`^Edit .?${name[language]}.? Content$`) });

  /** The fields of a pane that have a label; one inside another comes after it. */
  const fields = (language: Language, label: string, within: Locator = pane(language)) =>
    within.getByRole('group', { name: new RegExp(`^.?“.?${label}.?” Field$`) });
  const field = (language: Language, label: string, within?: Locator) =>
    fields(language, label, within).first();

  return {
    fields,
    field,
    /** Opens a list or an entry. It leaves the open entry first, because its fields have the same names. */
    async open(hash: string) {
      const leave = page.getByRole('button', { name: 'Cancel Editing' });
      const go = (hash: string) => page.evaluate((hash) => Object.assign(location, { hash }).hash, hash);
      if (await leave.isVisible()) {
        await go('#/collections/pages');
        await leave.waitFor({ state: 'hidden' });
      }
      await go(hash);
      if (/\/(?:entries\/|new$)/.test(hash)) await leave.waitFor();
    },
    /** Scrolls down to a field, because the editor draws only fields in view. */
    async reach(language: Language, label: string) {
      await expect(async () => {
        await pane(language).hover();
        await page.mouse.wheel(0, 300);
        await expect(field(language, label)).toBeInViewport({ timeout: 500 });
      }).toPass();
    },
    async write(language: Language, label: string, text: string | string[], within?: Locator) {
      const group = field(language, label, within);
      if (typeof text === 'string') return group.getByRole('textbox').first().fill(text);
      for (const [index, item] of text.entries()) {
        await group.getByRole('button', { name: /^Add/ }).last().click();
        await group.getByRole('textbox').nth(index).fill(item);
      }
    },
    async choose(label: string, choice: string) {
      const group = field('en', label);
      const radio = group.getByRole('radio', { name: choice, exact: true });
      if (await radio.isVisible()) return radio.click();
      await group.getByRole('combobox').click();
      await page.getByRole('option', { name: choice }).click();
    },
    /** Pastes HTML of another program at the end of a text. */
    async paste(language: Language, label: string, html: string) {
      const text = fields(language, label).last().locator('[contenteditable="true"]');
      await text.click();
      await text.evaluate((element, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
    },
    /** Chooses a file, which the editor then prepares. */
    async choosePicture(label: string, { name, id, buffer }: Omit<UploadedPicture, 'width'>) {
      const group = field('en', label);
      await group.getByRole('button', { name: /^(?:Browse|Replace)/ }).click();
      const mimeType = `image/${name.replace(/^.*\./, '')}`;
      await page.locator('input[type="file"]').last().setInputFiles({ name, mimeType, buffer });
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option', { name: id }).waitFor();
      await dialog.getByRole('button', { name: 'Insert' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Waits until a field shows its picture in the width in which it is saved. */
    async shownPicture(label: string, width: number) {
      const image = field('en', label).locator('img').first();
      const shown = () => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
      await expect.poll(shown).toBe(width);
    },
    async addPicture(label: string, { width, ...picture }: UploadedPicture) {
      await this.choosePicture(label, picture);
      await this.shownPicture(label, width);
    },
    async duplicate() {
      await page.getByRole('button', { name: 'Show Editor Options' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await page.waitForURL(/\/new/);
    },
    /** Sets whether both languages were reviewed. */
    tickOf: (language: Language) => field(language, 'Reviewed').getByRole('switch'),
    tick: () => field('en', 'Reviewed').getByRole('switch').click(),
    /** Presses Save, which is refused. Returns the label and the text of each issue. */
    async refused() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Not saved' });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await dialog.waitFor({ state: 'hidden' });
      const items = await page.locator('#refused li').all();
      return Promise.all(items.map(async (item) => (await item.innerText()).split('\n')));
    },
    /** Returns the text in red at a field. */
    markOf: (language: Language, key: string) =>
      page
        .locator(`.pane[data-locale="${language}"] [data-key-path="${key}"]`)
        .evaluate((field) => getComputedStyle(field, '::before').content.replace(/^"|"$/g, '')),
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel Editing' }).waitFor({ state: 'hidden' });
    },
  };
}
