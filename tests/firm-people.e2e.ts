import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { expectAccessible, hydrate } from './visit.ts';

const team = (language: Language) =>
  readdirSync('content/en/team')
    .map((file) => file.replace('.yaml', ''))
    .map((id) => ({ id, ...contentOf(language, `team/${id}`) }))
    .sort((a, b) => a.order - b.order);
const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
  `${givenName} ${familyName}`;

const people = (page: Page) => page.locator('#people');
const card = (page: Page, id: string) => page.locator(`a[href="#${id}"]`);
const person = (page: Page, id: string) => page.locator(`article#${id}`);

for (const language of languageCodes) {
  for (const javaScriptEnabled of splitByLanguage([true, false], language)) {
    const url = localizedPath(language, '/ourpeople');
    const { people: labels } = contentOf(language, 'ui');

    test.describe(
      `people, ${languages[language].name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
      inLanguage(language),
      () => {
        test.use({ javaScriptEnabled });

        test('each of five cards opens its person, and the way back leads to the cards', async ({ page }) => {
          await page.goto(url);
          await expect(people(page).locator('li > a:visible')).toHaveCount(5);
          for (const leader of team(language)) {
            await expect(card(page, leader.id)).toHaveText(`${nameOf(leader)}${leader.position}`);
            await card(page, leader.id).click();
            await expect(page).toHaveURL(`${url}#${leader.id}`);
            const shown = person(page, leader.id);
            await expect(people(page).locator('article:visible')).toHaveCount(1);
            await expect(shown.getByRole('heading', { level: 2 })).toHaveText(nameOf(leader));
            await expect(shown).toContainText(leader.position);
            for (const paragraph of leader.bio) await expect(shown.getByText(paragraph)).toBeVisible();
            await expect(shown).toContainText(contentOf(language, `offices/${leader.office}`).city);
            for (const id of leader.services) {
              const service = shown.getByRole('link', { name: contentOf(language, `services/${id}`).title });
              await expect(service).toHaveAttribute('href', localizedPath(language, paths.service(id)));
            }
            await expect(shown.getByRole('listitem').filter({ hasText: leader.languages[0] })).toBeVisible();
            await shown.getByRole('link', { name: labels.back }).click();
            await expect(shown).toBeHidden();
            await expect(card(page, leader.id)).toBeVisible();
          }
        });

        test('a link to a person opens the person', async ({ page }) => {
          await page.goto(`${url}#omar-haddad`);
          await expect(person(page, 'omar-haddad').getByRole('heading')).toBeInViewport();
          await expect(person(page, 'omar-haddad').getByRole('link', { name: labels.back })).toBeInViewport();
          await person(page, 'omar-haddad').getByRole('link', { name: labels.back }).click();
          await expect(card(page, 'omar-haddad')).toBeVisible();
        });

        test('under the people are the five offices', async ({ page }) => {
          await page.goto(url);
          for (const id of ['riyadh', 'cairo', 'dubai', 'amman', 'manama']) {
            const office = page.locator(
              `main a[href="${localizedPath(language, '/offices')}#${id}"]:visible`,
            );
            await expect(office).toContainText(contentOf(language, `offices/${id}`).city);
          }
        });
      },
    );
  }
}

test('Back in the browser returns to the same place in the list, Forward to the person', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/ourpeople');
  await card(page, 'yousef-al-mannai').scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(300);
  await card(page, 'yousef-al-mannai').click();
  await expect(person(page, 'yousef-al-mannai').getByRole('heading')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card(page, 'yousef-al-mannai')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  await page.goForward();
  await expect(person(page, 'yousef-al-mannai')).toBeVisible();
});

test('the focus moves to the name, and back to the card', async ({ page }) => {
  await page.goto('/ourpeople');
  await hydrate(page);
  const wayBack = [() => page.keyboard.press('Enter'), () => page.goBack()];
  for (const [index, goBack] of wayBack.entries()) {
    const { id } = team('en')[index + 1] ?? { id: '' };
    await card(page, id).focus();
    await page.keyboard.press('Enter');
    await expect(person(page, id).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(person(page, id).getByRole('link').first()).toBeFocused();
    await goBack();
    await expect(card(page, id)).toBeFocused();
  }
});

test('the other language shows the same person', async ({ page }) => {
  await page.goto('/ourpeople#layla-mansour');
  await page.locator('[data-language-link]:visible').first().click();
  await expect(page).toHaveURL('/ar/ourpeople#layla-mansour');
  await expect(person(page, 'layla-mansour').getByRole('heading')).toHaveText('ليلى منصور');
});

for (const language of languageCodes) {
  test(
    `one h1 and nothing for axe-core to say, list and person, ${language}`,
    inLanguage(language),
    async ({ page }) => {
      for (const hash of ['', '#sami-al-ghamdi']) {
        // A hash alone would not load the page again.
        await page.goto('about:blank');
        await page.goto(`${localizedPath(language, '/ourpeople')}${hash}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page, 'main');
      }
    },
  );

  test(`each person offers a contact card, ${language}`, inLanguage(language), async ({ page, request }) => {
    await page.goto(localizedPath(language, '/ourpeople'));
    for (const leader of team(language)) {
      const file = paths.personCard(leader.id, language);
      await expect(person(page, leader.id).locator(`a[download][href="${file}"]`)).toHaveCount(1);
      const answer = await request.get(file);
      expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
      const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`FN:${nameOf(leader)}`);
      expect(lines).toContain(`N:${leader.familyName};${leader.givenName};;;`);
      expect(lines).toContain(`TITLE:${leader.position.replaceAll(',', '\\,')}`);
      expect(lines).toContain(`EMAIL;TYPE=work:${leader.email}`);
    }
  });
}
