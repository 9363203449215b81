import { expect } from '@playwright/test';
import { languagePreferenceKey } from '#i18n/language-preference.ts';
import { languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { at } from '../support/fixtures.ts';
import { test } from './engine-test.ts';

const opener = '[popovertarget="menu-services"]';
const menu = '#menu-services';

test('a menu opens by the mouse and by keys, and leads on', async ({ visitor }) => {
  await visitor.open(at('/'));
  await visitor.hover(opener);
  await expect.poll(() => visitor.count(menu)).toBe(1);
  await visitor.pointAt({ x: 700, y: 780 });
  await expect.poll(() => visitor.count(menu)).toBe(0);
  await visitor.pressIn(opener, 'Enter');
  await expect.poll(() => visitor.count(menu)).toBe(1);
  await visitor.press('Escape');
  await expect.poll(() => visitor.count(menu)).toBe(0);
  await visitor.pressIn(opener, 'ArrowDown');
  await expect.poll(() => visitor.run(() => document.activeElement?.matches('#menu-services a'))).toBe(true);
  await visitor.press('Enter');
  await expect.poll(visitor.url).toBe(at(paths.page('services')));
});

test('the switch keeps the page, and is remembered', async ({ visitor, language }) => {
  const other = otherLanguage(language);
  const part = (of: typeof language) => `${localizedPath(of, paths.service(1))}#family-charter`;
  await visitor.open(part(language));
  await visitor.click('[data-language-link]');
  await expect.poll(visitor.url).toBe(part(other));
  expect(await visitor.run(() => document.documentElement.dir)).toBe(languages[other].dir);
  expect(await visitor.run(() => document.cookie)).toContain(`${languagePreferenceKey}=${other}`);
  await visitor.open(paths.page('offices'));
  await expect.poll(visitor.url).toBe(localizedPath(other, paths.page('offices')));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 500, height: 844 } });

  test('the menu opens by a tap, and leads on', async ({ visitor }) => {
    await visitor.open(at('/'));
    await visitor.tap('[popovertarget="menu-all"]');
    await visitor.tap('#menu-all summary');
    await visitor.tap(`#menu-all details[open] a[href="${at(paths.page('offices'))}"]`);
    await expect.poll(visitor.url).toBe(at(paths.page('offices')));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens by a click, and leads on', async ({ visitor }) => {
    await visitor.open(at('/'));
    await visitor.click(opener);
    await visitor.click(`${menu} li a`);
    await expect.poll(visitor.url).toBe(at(paths.service(1)));
  });
});
