import { type APIResponse, expect, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { type ContentValues, entriesOf, idsOf } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectAccessible, openHydrated } from '../support/page/visit.ts';
import { someOf } from '../support/split-by-language.ts';

const allPeople = (language: Language) => entriesOf(language, 'people');
const last = idsOf('people').at(-1) ?? '';
const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
  `${givenName} ${familyName}`;

const url = paths.page('ourpeople');
const people = (page: Page) => page.locator('#people');
const card = (page: Page, id: string) => page.locator(`a[href="#${id}"]`);
const person = (page: Page, id: string) => page.locator(`article#${id}`);

test('cards and links open a person @en', ({ asEachVisitor, request, language }) =>
  asEachVisitor(async (page, hasScript) => {
    const { back } = content('ui').people;
    const leaders = someOf(allPeople(language), hasScript ? Infinity : 2);
    await page.goto(at(url));
    await expect(people(page).locator('li > a:visible')).toHaveCount(allPeople(language).length);
    for (const id of idsOf('offices')) {
      const office = page.locator(`main a[href="${at(paths.page('offices'))}#${id}"]:visible`);
      await expect(office).toContainText(content(`offices/${id}`).city);
    }
    for (const leader of leaders) {
      await expect(card(page, leader.id)).toContainText(`${nameOf(leader)}${leader.position}`);
      await card(page, leader.id).click();
      await expect(page).toHaveURL(`${at(url)}#${leader.id}`);
      const shown = person(page, leader.id);
      await expect(people(page).locator('article:visible')).toHaveCount(1);
      await expect(shown.getByRole('heading', { level: 2 })).toHaveText(nameOf(leader));
      await expect(shown).toContainText(leader.position);
      for (const paragraph of leader.bio) await expect(shown.getByText(paragraph)).toBeVisible();
      await expect(shown).toContainText(content(`offices/${leader.office}`).city);
      for (const id of leader.services) {
        const service = shown.getByRole('link', { name: content(`services/${id}`).title });
        await expect(service).toHaveAttribute('href', at(paths.service(id)));
      }
      await expect(shown.getByRole('listitem').filter({ hasText: leader.languages[0] })).toBeVisible();
      const contactCard = paths.personVcard(leader.id, language);
      await expect(shown.locator(`a[download][href="${contactCard}"]`)).toHaveCount(1);
      await expectContactCard(leader, await request.get(contactCard));
      await shown.getByRole('link', { name: back }).click();
      await expect(shown).toBeHidden();
      await expect(card(page, leader.id)).toBeVisible();
    }

    const shown = person(page, last);
    await page.goto('about:blank');
    await page.goto(`${at(url)}#${last}`);
    await expect(shown.getByRole('heading')).toBeInViewport();
    await expect(shown.getByRole('link', { name: back })).toBeInViewport();
    await shown.getByRole('link', { name: back }).click();
    await expect(card(page, last)).toBeVisible();
  }));

test('on a phone Back returns to the same place in the list @en', async ({ page }) => {
  const id = last;
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, at(url));
  await card(page, id).scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(300);
  await card(page, id).click();
  await expect(person(page, id).getByRole('heading')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card(page, id)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  await page.goForward();
  await expect(person(page, id)).toBeVisible();
});

test('focus moves to a person and back, and the switch keeps the person @once', async ({ page }) => {
  await openHydrated(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  const waysBack = [() => page.keyboard.press('Enter'), () => page.goBack()];
  for (const [index, goBack] of waysBack.entries()) {
    const { id } = allPeople('en')[index + 1] ?? { id: '' };
    await card(page, id).focus();
    await page.keyboard.press('Enter');
    await expect(person(page, id).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(person(page, id).getByRole('link').first()).toBeFocused();
    await goBack();
    await expect(card(page, id)).toBeFocused();
  }
  await card(page, last).click();
  await languageLink(page).click();
  await expect(page).toHaveURL(localizedPath('ar', `${url}#${last}`));
  const [arabic] = allPeople('ar').slice(-1);
  await expect(person(page, last).getByRole('heading')).toHaveText(nameOf(arabic));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
});

async function expectContactCard(leader: ContentValues, answer: APIResponse) {
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const lines = (await answer.text()).replaceAll('\r\n ', '').replaceAll(';CHARSET=UTF-8', '').split('\r\n');
  expect(lines[1]).toBe('VERSION:3.0');
  for (const line of [
    `FN:${nameOf(leader)}`,
    `N:${leader.familyName};${leader.givenName};;;`,
    `TITLE:${leader.position.replaceAll(',', '\\,')}`,
    `EMAIL;TYPE=INTERNET,WORK:${leader.email}`,
  ])
    expect(lines).toContain(line);
}
