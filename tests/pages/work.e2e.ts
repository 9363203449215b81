import { expect, type Page } from '@playwright/test';
import { type Country, countryIds } from '#codes/countries.ts';
import type { RegisterData } from '#content/schemas/register.ts';
import { countInWords } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { contentOf, entriesOf, registerFacts } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectAccessible, expectPath, openHydrated } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

const { sectors, declined, global500 }: RegisterData = registerFacts();
type Choice = { country?: Country; sector?: string };

/** The numbers of clients who were asked, would engage the firm again, said no, and belong to a large group. */
function figuresOf({ country, sector }: Choice): number[] {
  const isChosen = (of: Country, id: string) => (!country || of === country) && (!sector || id === sector);
  const asked = sectors.flatMap(({ id, asked }) =>
    countryIds.filter((of) => isChosen(of, id)).map((of) => asked[of]),
  );
  const among = (list: RegisterData['declined']) =>
    list.filter((each) => isChosen(each.country, each.sector)).map(({ clients }) => clients);
  const [all, no, large] = [asked, among(declined), among(global500)].map((list) =>
    list.reduce((sum, count) => sum + count, 0),
  ) as [number, number, number];
  return [all, all - no, no, large];
}

const register = (page: Page) => page.locator('#register');
const status = (page: Page) => register(page).getByRole('status');
const filters = (page: Page) => register(page).getByRole('combobox');

/** Returns the number of dots that are not faded; a dot is a subpath. */
const shownDots = (page: Page) =>
  register(page)
    .locator('svg g:not([data-faded]) path')
    .evaluateAll((all) =>
      all.reduce((sum, path) => sum + (path.getAttribute('d')?.match(/M/g)?.length ?? 0), 0),
    );

async function expectChosen(page: Page, language: Language, choice: Choice) {
  const [asked = 0, again = 0, no = 0] = figuresOf(choice);
  const { asked: words, again: yes, declined } = contentOf(language, 'pages/work').work;
  await expect(status(page)).toContainText(countInWords(language, asked, words));
  await expect(status(page)).toContainText(countInWords(language, again, yes));
  await expect(status(page)).toContainText(countInWords(language, no, declined));
  expect(await shownDots(page)).toBe(asked);
}

const [someSector = ''] = declined.map(({ sector }) => sector);
const last = countryIds.length - 1;

const blocks = (page: Page) => page.getByRole('article');

test('the page of our work shows the cases and links to each', async ({ page, language }) => {
  const studies = entriesOf(language, 'cases');
  await page.goto(at(paths.page('work')));
  await expect(blocks(page)).toHaveCount(studies.length);
  for (const [index, { title, name, industry, work, drawing }] of studies.entries()) {
    const block = blocks(page).nth(index);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(title);
    for (const text of [name, industry, work.summary]) await expect(block).toContainText(text);
    await expect(block.getByRole('listitem')).toHaveText(work.points);
    await expect(block.getByRole('img', { name: drawing.description })).toBeVisible();
  }
  const starts = await blocks(page).evaluateAll((articles) =>
    articles.map((article) => article.querySelector('figure')?.getBoundingClientRect().left === 0),
  );
  expect(starts).toEqual(studies.map((_, index) => (index % 2 === 1) === (language === 'ar')));

  for (const [index, { name, path, title }] of splitByLanguage([...studies.entries()], language)) {
    const link = blocks(page).nth(index).getByRole('link');
    await expect(link).toHaveText(`${content('ui').cases.read}: ${name}`);
    await link.click();
    await expectPath(page, at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const trail = page.getByRole('main').getByRole('navigation');
    await trail.getByRole('link', { name: content('pages/work').label }).click();
    await expectPath(page, at(paths.page('work')));
  }
});

test('the register can be filtered by keyboard @ar', async ({ page, language }) => {
  const { country, sector } = content('pages/work').work;
  await openHydrated(page, at(paths.page('work')));
  await expectChosen(page, language, {});
  await register(page).getByLabel(country).focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await register(page).getByLabel(country).inputValue();
  expect(countryIds).toContain(chosen);
  await expectChosen(page, language, { country: chosen as Country });
  await page.keyboard.press('Tab');
  await expect(register(page).getByLabel(sector)).toBeFocused();
  await page.keyboard.press('End');
  const id = await register(page).getByLabel(sector).inputValue();
  await expectChosen(page, language, { country: chosen as Country, sector: id });
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expectChosen(page, language, { country: chosen as Country });
});

test('a choice on a phone counts, even before hydration @ar', async ({ phone: page, language }) => {
  await page.goto(at(paths.page('work')));
  await filters(page).last().selectOption(someSector);
  await expectChosen(page, language, { sector: someSector });
  await filters(page).first().tap();
  await filters(page)
    .first()
    .selectOption({ index: last + 1 });
  const country = (await filters(page).first().inputValue()) as Country;
  const [asked] = figuresOf({ country, sector: someSector });
  test.skip(asked === 0, 'Nobody was asked there.');
  await expectChosen(page, language, { country, sector: someSector });
});

test('without JavaScript and in print the register is whole @en', async ({ plainPage: page, language }) => {
  const { work } = content('pages/work');
  await page.goto(at(paths.page('work')));
  for (const filter of await filters(page).all()) await expect(filter).toBeHidden();
  await expectChosen(page, language, {});
  const table = register(page).getByRole('table');
  await expect(table).toBeHidden();
  await register(page).getByText(work.table).click();
  const rows = [
    ...countryIds.map((country) => [content('firm').countries[country], ...figures({ country })]),
    ...sectors.map(({ id: sector }) => [work.sectors[sector], ...figures({ sector })]),
  ];
  const shown = table.locator('tbody').getByRole('row');
  await expect(shown).toHaveCount(rows.length);
  for (const [index, row] of rows.entries()) await expect(shown.nth(index).locator('th, td')).toHaveText(row);
  await register(page).getByText(work.table).click();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(register(page).getByRole('img')).toBeVisible();
  // Paper shows no line without a length.
  const drawn = await register(page)
    .locator('svg path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  expect(drawn.join(' ')).not.toMatch(/[hvl]0(?![.\d])/);

  function figures(choice: Choice): string[] {
    return figuresOf(choice).map((value) => formatNumber(language, value));
  }
});
