import { expect, test } from '@playwright/test';
import { languageCodes } from '../src/language/languages.ts';
import { dialogOn, linkOn, openDialog, openersIn } from './dialogs.ts';
import { sharedOut } from './shared-out.ts';
import { words } from './site.ts';

// Dialogs where there is no script, no connection to fetch them by, or little room.

for (const language of languageCodes) {
  const form = words(language, 'forms');
  const about = `${form.about} ${words(language, 'services/3').title}`;
  const { service, training } = openersIn(language);

  for (const opener of sharedOut([service, training], language)) {
    const message = opener === service ? `${about}\n\n` : '';

    test(`without JavaScript, the link to ${opener.name} leads to the page`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(opener.page);
      await linkOn(page, opener).click();
      await expect(page).toHaveURL(opener.href);
      await expect(page.locator('[name=message]')).toHaveValue(message);
      await context.close();
    });

    for (const [trouble, answer] of [
      ['cannot be reached', undefined],
      ['is answered by a fault of the server', { status: 503, body: 'busy' }],
      [
        'is answered by something else',
        { status: 200, contentType: 'text/html', body: '<p>Log in first</p>' },
      ],
    ] as const) {
      test(`where ${opener.name} ${trouble}, its link is followed`, async ({ page }) => {
        await page.route(`**${opener.document}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await page.goto(opener.page);
        await linkOn(page, opener).click();
        await expect(page).toHaveURL(opener.href);
        await expect(page.locator('[name=message]')).toHaveValue(message);
      });
    }

    test(`${opener.name} opens whole after a first try that broke off midway`, async ({ page }) => {
      let tries = 0;
      await page.route('**/_astro/form-script*', (route) => (tries++ ? route.continue() : route.abort()));
      await page.goto(opener.page);
      const [broken] = await Promise.all([page.waitForEvent('requestfailed'), linkOn(page, opener).hover()]);
      expect(broken.url()).toContain('/form-script');
      await linkOn(page, opener).click();
      await expect(page.locator('[data-form=contact], [data-form=training]')).toHaveCount(1);
      await expect(page.locator('[data-form] [name=name]')).toBeVisible();
    });
  }

  for (const opener of [service, training]) {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test(`${opener.name} opens by a tap, fits, and closes by a tap`, async ({ page }) => {
        await page.goto(opener.page);
        await linkOn(page, opener).tap();
        const dialog = dialogOn(page);
        await expect(dialog.getByRole('heading', { level: 2, name: opener.title })).toBeFocused();
        const { content, room, screen } = await dialog.evaluate((it) => ({
          content: it.scrollWidth,
          room: it.clientWidth,
          screen: innerWidth,
        }));
        expect(content).toBe(room);
        expect(room).toBe(screen);
        const close = dialog.getByRole('button', { name: form.dialog.close });
        for (const target of [
          close,
          ...(await dialog.locator('[data-send], [data-field] label:has(img)').all()),
        ]) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        await dialog.locator('[data-send]').scrollIntoViewIfNeeded();
        await expect(close).toBeInViewport({ ratio: 1 });
        await close.tap();
        await expect(dialog).toBeHidden();
        await expect(linkOn(page, opener)).toBeInViewport();
      });

      test(`every field of ${opener.name} can be tapped where it is seen`, async ({ page }) => {
        await openDialog(page, opener);
        await dialogOn(page).evaluate((it) => it.scrollTo(0, 0));
        const covered = await dialogOn(page).evaluate((dialog) =>
          [...dialog.querySelectorAll<HTMLElement>('input, select, textarea, button, a')]
            .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden]'))
            .filter((control) => {
              const { x, y, width, height } = control.getBoundingClientRect();
              const top = document.elementFromPoint(x + width / 2, y + height / 2);
              return y + height < innerHeight && !control.contains(top);
            })
            .map((control) => control.getAttribute('name') ?? control.textContent),
        );
        expect(covered).toEqual([]);
      });
    });
  }
}
