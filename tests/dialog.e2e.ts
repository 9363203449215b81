import { expect, type Locator, type Page, test } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { dialogOn, linkOn, type Opener, openDialog, openersIn } from './dialogs.ts';
import { sendButtonOn, summaryOn } from './form-locators.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { expectAccessible, hydrate, openHydrated, watch } from './visit.ts';

for (const language of languageCodes) {
  const form = contentOf(language, 'forms');
  const closeButton = (page: Page) => dialogOn(page).getByRole('button', { name: form.dialog.close });

  // The dialog of a service is that of home: what differs is in dialog-elsewhere and dialog-enquiry.
  const { home, training } = openersIn(language);

  for (const opener of splitByLanguage([home, training], language)) {
    test(
      `${opener.name} is accessible, empty and with its mistakes marked`,
      inLanguage(language),
      async ({ page }) => {
        await openDialog(page, opener);
        await expect(page.getByRole('dialog', { name: opener.title })).toBeVisible();
        await expectAccessible(page);
        await sendButtonOn(dialogOn(page)).click();
        await expect(summaryOn(dialogOn(page))).toBeFocused();
        await expectAccessible(page);
        const [title, summary] = [
          dialogOn(page).getByRole('heading', { name: opener.title }),
          summaryOn(page),
        ];
        expect(await fontSizeOf(summary.getByRole('heading'))).toBeLessThan((await fontSizeOf(title)) * 0.75);

        await page.setViewportSize({ width: 390, height: 844 });
        const message = await dialogOn(page).locator('[name=message]').boundingBox();
        expect(message?.width, 'on a phone').toBeGreaterThan(0.75 * 390);
      },
    );
  }

  for (const opener of splitByLanguage([home, training], language)) {
    test.describe(opener.name, inLanguage(language), () => {
      test('is not fetched before a visitor turns to its link, and then only once', async ({ page }) => {
        const { errors, files } = watch(page);
        await page.goto(opener.page, { waitUntil: 'networkidle' });
        await hydrate(page);
        await linkOn(page, opener).scrollIntoViewIfNeeded();
        const ofForms = () =>
          files.filter((file) => file.endsWith('/dialog.json') || /(?:contact|training)-dialog/.test(file));
        expect(ofForms()).toEqual([]);
        await expect(dialogOn(page)).toHaveCount(0);
        await linkOn(page, opener).hover();
        await expect(dialogOn(page)).toHaveCount(1);
        await expect(dialogOn(page)).toBeHidden();
        await linkOn(page, opener).click();
        await expect(dialogOn(page)).toBeVisible();
        expect(ofForms().filter((file) => file === opener.content)).toHaveLength(1);
        expect(errors).toEqual([]);
      });

      test('opens by click and by Enter, says first what it is, and closes by its button, by Escape, or as a panel by a click beside it', async ({
        page,
      }) => {
        await openDialog(page, opener);
        const closings = [
          () => closeButton(page).click(),
          () => closeButton(page).press('Enter'),
          () => page.keyboard.press('Escape'),
        ];
        if (opener === training) closings.push(() => clickBeside(page));
        for (const close of closings) {
          await expectHeading(page, opener);
          await close();
          await expectClosed(page, opener);
          await linkOn(page, opener).press('Enter');
        }
        if (opener === home) {
          await clickBeside(page);
          await expect(dialogOn(page)).toBeVisible();
        }
      });

      test('stays when a visitor lets go of the mouse beside it, keeps the keyboard inside, and the page behind where it is', async ({
        page,
      }) => {
        await openDialog(page, opener);
        const name = dialogOn(page).locator('[name=name]');
        await name.fill('Sarah');
        const field = await name.boundingBox();
        const { x, y } = await placeBeside(page);
        await page.mouse.move((field?.x ?? 0) + 60, (field?.y ?? 0) + 20);
        await page.mouse.down();
        await page.mouse.move(x, y, { steps: 4 });
        await page.mouse.up();
        await expect(name).toBeFocused();
        await expect(dialogOn(page)).toBeVisible();

        const stops: (string | undefined)[] = [];
        for (let step = 0; step < 40; step++) {
          await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
          stops.push(await focusOn(page));
        }
        expect(new Set(stops).has('outside')).toBe(false);
        for (const name of ['close', 'name', 'mobileNumber', 'message', 'privacyPolicy', 'send']) {
          expect(stops).toContain(name);
        }

        const dialog = dialogOn(page);
        const before = await page.evaluate(() => scrollY);
        await closeButton(page).hover();
        await expect
          .poll(async () => {
            await page.mouse.wheel(0, 2000);
            return dialog.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop);
          })
          .toBeLessThan(1);
        await page.mouse.wheel(0, 500);
        await page.keyboard.press('PageDown');
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        expect(await page.evaluate(() => scrollY)).toBe(before);
        await closeButton(page).click();
        await expectClosed(page, opener);
        expect(await page.evaluate(() => scrollY)).toBe(before);
      });

      test('still has what was typed when it opens again', async ({ page }) => {
        await openDialog(page, opener);
        const typed = { name: 'سارة العتيبي', email: 'sara@', message: 'First line\nسطر ثانٍ' };
        for (const [name, value] of Object.entries(typed)) {
          await dialogOn(page).locator(`[name=${name}]`).fill(value);
        }
        await page.keyboard.press('Escape');
        await expectClosed(page, opener);
        await linkOn(page, opener).click();
        for (const [name, value] of Object.entries(typed)) {
          await expect(dialogOn(page).locator(`[name=${name}]`)).toHaveValue(value);
        }
        expect(
          await page.evaluate(() =>
            [...Object.values(sessionStorage), ...Object.values(localStorage)].join(),
          ),
        ).not.toContain('sara');
      });

      test('leaves its link as it is to a visitor who opens a new tab', async ({ page, context }) => {
        await openHydrated(page, opener.page);
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          linkOn(page, opener).click({ modifiers: ['Control'] }),
        ]);
        await expect(tab).toHaveURL(opener.href);
        await expect(dialogOn(page)).toBeHidden();
      });
    });
  }
}

const fontSizeOf = (heading: Locator) =>
  heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function expectHeading(page: Page, { title }: Opener) {
  const heading = dialogOn(page).getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

async function expectClosed(page: Page, opener: Opener) {
  await expect(dialogOn(page)).toBeHidden();
  await expect(linkOn(page, opener)).toBeFocused();
}

async function clickBeside(page: Page) {
  const { x, y } = await placeBeside(page);
  await page.mouse.click(x, y);
}

/** A place beside the form: before the page, or on the dark column where nothing is written. */
async function placeBeside(page: Page): Promise<{ x: number; y: number }> {
  const panel = await dialogOn(page).boundingBox();
  if (panel && panel.x > 0) return { x: panel.x / 2, y: 250 };
  const heading = await dialogOn(page).getByRole('heading', { level: 2 }).boundingBox();
  return { x: (heading?.x ?? 0) + (heading?.width ?? 0) / 2, y: 250 };
}

/** The stop of the keyboard: a field's name, a button's kind, `page` between the last stop and the first. */
function focusOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return 'page';
    if (!stop.closest('dialog')) return 'outside';
    if (stop.matches('form[method=post] [type=submit]')) return 'send';
    return stop.getAttribute('name') ?? (stop.matches('[method=dialog] button') ? 'close' : stop.localName);
  });
}
