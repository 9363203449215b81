import { expect, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { contentOf, firstService } from '../support/content/site-content.ts';
import { content, test } from '../support/fixtures.ts';
import { dialogOn, linkOn, openersIn } from '../support/page/dialogs.ts';
import { formOn } from '../support/page/posted-form.ts';
import { openHydrated } from '../support/page/visit.ts';

// These tests have no script, no connection, or little room for a dialog.

/** Follows a link that would open a dialog: it leads to the page in its place. */
async function expectPage(page: Page, language: Language, name: 'service' | 'training') {
  const opener = openersIn(language)[name];
  const about = `${contentOf(language, 'forms').about} ${contentOf(language, `services/${firstService}`).title}`;
  await linkOn(page, opener).click();
  await expect(page).toHaveURL(opener.href);
  await expect(page.getByRole('main').getByText(about)).toHaveCount(name === 'service' ? 1 : 0);
  await formOn(page).expectValues({ message: '' });
}

for (const [name, tag, troubles] of [
  ['service', '@en', [undefined, { status: 200, contentType: 'text/html', body: '<p>Log in first</p>' }]],
  ['training', '@ar @all', [{ status: 503, body: 'unavailable' }]],
] as const) {
  test(`without the ${name} dialog its link opens the page ${tag}`, async ({ page, plainPage, language }) => {
    const opener = openersIn(language)[name];
    await plainPage.goto(opener.page);
    await expectPage(plainPage, language, name);
    for (const trouble of troubles) {
      await page.route(`**${opener.content}`, (route) => (trouble ? route.fulfill(trouble) : route.abort()));
      await openHydrated(page, opener.page);
      await expectPage(page, language, name);
    }
  });

  test(`the ${name} dialog opens whole after a failed try ${tag}`, async ({ page, language }) => {
    const opener = openersIn(language)[name];
    await page.route('**/_astro/*-dialog.*', (route) => route.abort(), { times: 1 });
    await openHydrated(page, opener.page);
    const [broken] = await Promise.all([page.waitForEvent('requestfailed'), linkOn(page, opener).hover()]);
    expect(broken.url()).toContain('-dialog.');
    await linkOn(page, opener).click();
    await expect(dialogOn(page)).toHaveCount(1);
    await expect(formOn(dialogOn(page)).field('name')).toBeVisible();
  });

  test(`the ${name} dialog fits a phone, and works by touch ${tag}`, async ({ phone: page, language }) => {
    const opener = openersIn(language)[name];
    await openHydrated(page, opener.page);
    await linkOn(page, opener).tap();
    const dialog = dialogOn(page);
    await expect(dialog.getByRole('heading', { level: 2, name: opener.title })).toBeFocused();
    const { inside, room, screen } = await dialog.evaluate((it) => ({
      inside: it.scrollWidth,
      room: it.clientWidth,
      screen: innerWidth,
    }));
    expect(inside).toBe(room);
    if (name === 'service') expect(room).toBe(screen);
    else expect(room).toBeLessThan(screen);
    const close = dialog.getByRole('button', { name: content('forms').dialog.close });
    const { sendButton } = formOn(dialog);
    for (const target of [close, sendButton, ...(await dialog.locator('label:has(img)').all())]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await dialog.evaluate((it) => it.scrollTo(0, 0));
    expect(await dialog.evaluate(coveredControls)).toEqual([]);
    await sendButton.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expect(dialog).toBeHidden();
    await expect(linkOn(page, opener)).toBeInViewport();
  });
}

/** Returns the controls that a finger does not hit where they are seen. */
function coveredControls(dialog: Element): string[] {
  return [...dialog.querySelectorAll('input, select, textarea, button, a')]
    .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden]'))
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return y + height < innerHeight && !control.contains(top);
    })
    .map((control) => control.getAttribute('name') ?? control.textContent);
}
