import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { dialogOn, linkOn, openDialog, openersIn } from './dialogs.ts';
import { sendButtonOn } from './form-locators.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { openHydrated } from './visit.ts';

// Dialogs where there is no script, no connection to fetch them by, or little room.

for (const language of languageCodes) {
  const form = contentOf(language, 'forms');
  const about = `${form.about} ${contentOf(language, 'services/3').title}`;
  const { service, training } = openersIn(language);

  for (const opener of splitByLanguage([service, training], language)) {
    const expectPage = async (page: Page) => {
      await expect(page).toHaveURL(opener.href);
      await expect(page.getByRole('main').getByText(about)).toHaveCount(opener === service ? 1 : 0);
      await expect(page.locator('[name=message]')).toHaveValue('');
    };

    test(
      `without JavaScript, the link to ${opener.name} leads to the page`,
      inLanguage(language),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
        const page = await context.newPage();
        await page.goto(opener.page);
        await linkOn(page, opener).click();
        await expectPage(page);
        await context.close();
      },
    );

    for (const [trouble, answer] of [
      ['cannot be reached', undefined],
      ['is answered by an error of the server', { status: 503, body: 'unavailable' }],
      [
        'is answered by something else',
        { status: 200, contentType: 'text/html', body: '<p>Log in first</p>' },
      ],
    ] as const) {
      test(
        `where ${opener.name} ${trouble}, its link is followed`,
        inLanguage(language),
        async ({ page }) => {
          await page.route(`**${opener.content}`, (route) =>
            answer ? route.fulfill(answer) : route.abort(),
          );
          await openHydrated(page, opener.page);
          await linkOn(page, opener).click();
          await expectPage(page);
        },
      );
    }

    test(
      `${opener.name} opens whole after a first try that broke off midway`,
      inLanguage(language),
      async ({ page }) => {
        let tries = 0;
        await page.route('**/_astro/*-dialog.*', (route) => (tries++ ? route.continue() : route.abort()));
        await openHydrated(page, opener.page);
        const [broken] = await Promise.all([
          page.waitForEvent('requestfailed'),
          linkOn(page, opener).hover(),
        ]);
        expect(broken.url()).toContain('-dialog.');
        await linkOn(page, opener).click();
        await expect(dialogOn(page)).toHaveCount(1);
        await expect(dialogOn(page).locator('[name=name]')).toBeVisible();
      },
    );
  }

  for (const opener of splitByLanguage([service, training], language)) {
    test.describe('on a phone', inLanguage(language), () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test(`${opener.name} opens by a tap, fits, and closes by a tap`, async ({ page }) => {
        await openHydrated(page, opener.page);
        await linkOn(page, opener).tap();
        const dialog = dialogOn(page);
        await expect(dialog.getByRole('heading', { level: 2, name: opener.title })).toBeFocused();
        const { content, room, screen } = await dialog.evaluate((it) => ({
          content: it.scrollWidth,
          room: it.clientWidth,
          screen: innerWidth,
        }));
        expect(content).toBe(room);
        if (opener === service) expect(room).toBe(screen);
        else expect(room).toBeLessThan(screen);
        const close = dialog.getByRole('button', { name: form.dialog.close });
        for (const target of [
          close,
          ...(await dialog.locator('form[method=post] [type=submit]:visible, label:has(img)').all()),
        ]) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        await sendButtonOn(dialog).scrollIntoViewIfNeeded();
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
