import { expect, type Locator, type Page } from '@playwright/test';
import { content, test } from '../support/fixtures.ts';
import { dialogOn, linkOn, openDialog, openersIn } from '../support/page/dialogs.ts';
import { formOn } from '../support/page/posted-form.ts';
import { expectAccessible, hydrate, watch } from '../support/page/visit.ts';

// A service has the same dialog as home; dialog-fallbacks and dialog-enquiry test the differences.
for (const [name, uses, rules] of [
  ['home', '@en', '@en @all'],
  ['training', '@ar @all', '@ar'],
] as const) {
  test(`the ${name} dialog opens, closes and keeps its text ${uses}`, async ({ page, context, language }) => {
    const opener = openersIn(language)[name];
    const link = linkOn(page, opener);
    const dialog = dialogOn(page);
    const form = formOn(dialog);
    const { errors, files } = watch(page);
    await page.goto(opener.page, { waitUntil: 'networkidle' });
    await hydrate(page);
    await link.scrollIntoViewIfNeeded();
    const ofForms = () =>
      files.filter((file) => file.endsWith('/dialog.json') || /(?:contact|training)-dialog/.test(file));
    expect(ofForms()).toEqual([]);
    await expect(dialog).toHaveCount(0);
    await link.hover();
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toBeHidden();

    // A visitor may open the page in a new tab instead.
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(opener.href);
    await tab.close();
    await expect(dialog).toBeHidden();

    await link.click();
    await expect(dialog).toBeVisible();
    expect(ofForms().filter((file) => file === opener.content)).toHaveLength(1);
    const typed = { name: 'سارة العتيبي', email: 'sara@', message: 'First line\nسطر ثانٍ' };
    const close = dialog.getByRole('button', { name: content('forms').dialog.close });
    const waysToClose = [
      () => close.click(),
      () => close.press('Enter'),
      () => page.keyboard.press('Escape'),
      // The dialog is a panel here.
      ...(name === 'training' ? [() => clickBeside(page)] : []),
    ];
    for (const [index, leave] of waysToClose.entries()) {
      const heading = dialog.getByRole('heading', { level: 2, name: opener.title });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      if (index > 0) await form.expectValues(typed);
      await form.fill(typed);
      await leave();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await link.press('Enter');
    }
    await form.expectValues(typed);
    if (name === 'home') await clickBeside(page);
    await expect(dialog).toBeVisible();
    const stored = () => [...Object.values(sessionStorage), ...Object.values(localStorage)].join();
    expect(await page.evaluate(stored)).not.toContain('sara');
    expect(errors).toEqual([]);
  });

  test(`the ${name} dialog is accessible and modal ${rules}`, async ({ page, language }) => {
    const opener = openersIn(language)[name];
    const dialog = dialogOn(page);
    const form = formOn(dialog);
    await openDialog(page, opener);
    await expect(page.getByRole('dialog', { name: opener.title })).toBeVisible();
    await expectAccessible(page, 'dialog[open]');

    await test.step('the dialog stays open when a visitor releases the mouse outside of it', async () => {
      const field = form.field('name');
      await field.fill('Sarah');
      const box = await field.boundingBox();
      const { x, y } = await placeBeside(page);
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await expect(field).toBeFocused();
      await expect(dialog).toBeVisible();
      await field.fill('');
    });

    await test.step('the dialog keeps the keyboard inside', async () => {
      const stops: string[] = [];
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
        stops.push(await page.evaluate(focusedStop));
      }
      expect(stops).not.toContain('outside');
      const some = ['close', 'name', 'mobileNumber', 'message', 'privacyPolicy', 'send'];
      expect(stops).toEqual(expect.arrayContaining(some));
    });

    await form.send();
    await expect(form.summary).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    const title = await fontSizeOf(dialog.getByRole('heading', { name: opener.title }));
    expect(await fontSizeOf(form.summary.getByRole('heading'))).toBeLessThan(title * 0.75);

    await test.step('the page behind it stays where it is', async () => {
      const before = await page.evaluate(() => scrollY);
      const close = dialog.getByRole('button', { name: content('forms').dialog.close });
      await close.hover();
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
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(linkOn(page, opener)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });

    await linkOn(page, opener).press('Enter');
    await page.setViewportSize({ width: 390, height: 844 });
    const message = await form.field('message').boundingBox();
    expect(message?.width, 'on a phone').toBeGreaterThan(0.75 * 390);
  });
}

const fontSizeOf = (heading: Locator) =>
  heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function clickBeside(page: Page) {
  const { x, y } = await placeBeside(page);
  await page.mouse.click(x, y);
}

/** Returns a point outside the form: on the page, or on the empty part of the dark column. */
async function placeBeside(page: Page): Promise<{ x: number; y: number }> {
  const panel = await dialogOn(page).boundingBox();
  if (panel && panel.x > 0) return { x: panel.x / 2, y: 250 };
  const heading = await dialogOn(page).getByRole('heading', { level: 2 }).boundingBox();
  return { x: (heading?.x ?? 0) + (heading?.width ?? 0) / 2, y: 250 };
}

/** Names the focused element: a field's name, a button's kind, or `page` between the last stop and the first. */
function focusedStop(): string {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return 'page';
  if (!stop.closest('dialog')) return 'outside';
  if (stop.matches('form[method=post] [type=submit]')) return 'send';
  return stop.getAttribute('name') ?? (stop.matches('[method=dialog] button') ? 'close' : stop.localName);
}
