import type { Locator, Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';

/** The editor as the people of the firm use it, by the names on the screen (in English). */
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
    async open(hash: string) {
      await page.evaluate((hash) => Object.assign(location, { hash }), hash);
    },
    /** Writes a text, or the items of a list. */
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
    async choosePicture(label: string, name: string) {
      await field('en', label).getByRole('button', { name: 'Browse' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: 'Insert' }).click();
    },
    /** Whether both languages were looked at. */
    tickOf: (language: Language) => field(language, 'Reviewed').getByRole('switch'),
    tick: () => field('en', 'Reviewed').getByRole('switch').click(),
    /** Presses Save, which is refused: the place and the words of each fault. */
    async refused() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Not saved' });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await dialog.waitFor({ state: 'hidden' });
      const items = await page.locator('#refused li').all();
      return Promise.all(items.map(async (item) => (await item.innerText()).split('\n')));
    },
    /** What stands in red at a field. */
    markOf: (language: Language, key: string) =>
      page
        .locator(`.pane[data-locale="${language}"] [data-key-path="${key}"]`)
        .evaluate((field) => getComputedStyle(field, '::before').content.replace(/^"|"$/g, '')),
    /** Saves; the editor goes back to the list. */
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel Editing' }).waitFor({ state: 'hidden' });
    },
  };
}
