import { expect } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { test } from './engine-test.ts';

const opener = '[popovertarget="menu-services"]';
const menu = '#menu-services';

for (const language of languageCodes) {
  const { name } = languages[language];
  const home = localizedPath(language, '/');

  test(`a menu opens by the mouse and by keys, and leads on, in ${name}`, async ({ visitor }) => {
    await visitor.open(home);
    await visitor.hover(opener);
    await expect.poll(() => visitor.count(menu)).toBe(1);
    await visitor.pointAt({ x: 700, y: 780 });
    await expect.poll(() => visitor.count(menu)).toBe(0);
    await visitor.pressIn(opener, 'Enter');
    await expect.poll(() => visitor.count(menu)).toBe(1);
    await visitor.press('Escape');
    await expect.poll(() => visitor.count(menu)).toBe(0);
    await visitor.pressIn(opener, 'ArrowDown');
    await expect
      .poll(() => visitor.run(() => document.activeElement?.matches('#menu-services a')))
      .toBe(true);
    await visitor.press('Enter');
    await expect.poll(visitor.url).toBe(localizedPath(language, paths.page('services')));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 500, height: 844 } });

    test(`the menu opens by a tap, and leads on, in ${name}`, async ({ visitor }) => {
      await visitor.open(home);
      await visitor.tap('[popovertarget="menu-all"]');
      await expect.poll(() => visitor.count('#menu-all')).toBe(1);
      await visitor.tap('#menu-all summary');
      await visitor.tap(`#menu-all details[open] a[href="${localizedPath(language, '/offices')}"]`);
      await expect.poll(visitor.url).toBe(localizedPath(language, '/offices'));
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a menu opens by a click, and leads on, in ${name}`, async ({ visitor }) => {
      await visitor.open(home);
      await visitor.click(opener);
      await visitor.click(`${menu} li a`);
      await expect.poll(visitor.url).toBe(localizedPath(language, paths.service(1)));
    });
  });
}
