import { expect, type Page } from '@playwright/test';
import { holidayOn, holidaysIn } from '#content/dates/holiday-calendar.ts';
import type { OfficeHoliday } from '#content/schemas/holidays.ts';
import type { Hours } from '#content/schemas/office.ts';
import { formatDayRange, formatTime } from '#i18n/dates.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { foldDigits } from '#i18n/numbers.ts';
import { dayMs } from '#lib/durations.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { dateOf, includesDay, localTime, openingAt } from '#sections/offices/opening-hours.ts';
import { contentOf, entriesOf, idsOf, siteFacts } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { elementText, elementTexts } from '../support/html/parse-markup.ts';
import { watch } from '../support/page/visit.ts';
import { testNow } from '../support/run/test-settings.ts';

const { email } = siteFacts();
const ids = idsOf('offices');
const [head] = ids;
const last = ids.at(-1);
const longitudeOf = (id: string): number => contentOf('en', `offices/${id}`).longitude;
const firstDay = testNow.slice(0, 10);
const office = (page: Page, id: string) => page.locator(`article#${id}`);
const state = (page: Page, id: string) => office(page, id).locator('p:has(+ dl)');
const clock = (page: Page, id: string) => office(page, id).locator('dl > div').last().locator('dd');

test('all offices can be found, called, emailed and saved', async ({ read, request }) => {
  const ui = content('ui').offices;
  const document = await read(at(paths.page('offices')));
  const cities = ids.map((id) => content(`offices/${id}`).city);
  expect(elementTexts(document, 'article h2')).toEqual(cities);
  expect(elementTexts(document, `main nav[aria-label="${ui.map}"] a`)).toEqual(cities);
  for (const id of ids) {
    const facts = content(`offices/${id}`);
    const { street, cityLine, postalBox, phone, title, latitude, longitude } = facts;
    const article = document.querySelector(`article[id="${id}"]`);
    const written = `${ui.generalInformation}: ${email}`;
    expect(elementTexts(article, 'address > span')).toEqual([street, cityLine, postalBox, phone, written]);
    expect(article?.querySelectorAll('img')).toHaveLength(1);
    expect(article?.textContent.includes(ui.headOffice)).toBe(id === head);

    const link = (name: string) =>
      [...(article?.querySelectorAll('a') ?? [])].find(
        (one) =>
          elementText(one) === `${name}: ${title}` || one.getAttribute('aria-label') === `${name}: ${title}`,
      );
    const hrefOf = (name: string) => link(name)?.getAttribute('href') ?? '';
    expect(hrefOf(ui.call)).toBe(`tel:${phone.replaceAll(' ', '')}`);
    expect(hrefOf(ui.email)).toMatch(new RegExp(`^mailto:${email}`));
    expect(hrefOf(ui.directions)).toMatch(new RegExp(`=${latitude},${longitude}$`));
    expect(link(ui.directions)?.getAttribute('rel')).toBe('noopener');
    const card = await request.get(hrefOf(ui.contactCard));
    expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    const unfolded = (await card.text()).replaceAll('\r\n ', '');
    expect(unfolded).toContain(`(${title})\r\n`);
    expect(unfolded).toContain(`GEO:${latitude};${longitude}\r\n`);
    expect(unfolded).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    const [, code = ''] = foldDigits(cityLine).match(/ (\d{5})\b/) ?? [];
    expect(unfolded).toMatch(new RegExp(`\r\nADR;[^:]+:(?:[^;]*;){5}${code};[^;]+\r\n`));
  }
});

test('the map and the links of offices can be read and touched', async ({ page }) => {
  const { errors } = watch(page);
  await page.goto(at(paths.page('offices')));
  await test.step('the map is not mirrored in Arabic, and its cities link to the offices', async () => {
    const fromWest = ids.toSorted((one, other) => longitudeOf(one) - longitudeOf(other));
    const [west, east] = await Promise.all(
      [fromWest[0], fromWest.at(-1)].map((id) => page.locator(`nav a[href="#${id}"]`).boundingBox()),
    );
    expect(west?.x).toBeLessThan(east?.x ?? 0);
    const map = page.getByRole('navigation', { name: content('ui').offices.map });
    await map.getByRole('link', { name: content(`offices/${last}`).city }).click();
    await expect(page).toHaveURL(new RegExp(`#${last}$`));
    await expect(office(page, `${last}`).locator('h2')).toBeInViewport();
  });

  await test.step('links look like links, and are large enough for a finger', async () => {
    await expect(page.locator('article address a[href^="tel:"]')).toHaveCount(ids.length);
    for (const link of await page.getByRole('article').getByRole('link').all())
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    const targets = page.locator('main nav svg a, article a');
    expect(await targets.count()).toBeGreaterThan(ids.length);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      const sizes = await targets.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      );
      expect(Math.min(...sizes), `at ${width} px`).toBeGreaterThan(23.9);
    }
  });
  expect(errors).toEqual([]);
});

interface Office {
  id: string;
  timeZone: string;
  hours: [Hours];
  /** Days on which it is closed or has other hours. */
  holidays: OfficeHoliday[];
}

const offices: Office[] = entriesOf('en', 'offices').map((facts) => ({
  ...facts,
  holidays: holidaysIn(contentOf('en', 'holidays').holidays as OfficeHoliday[], facts.country),
}));

test('each office is open or closed by its week, its holidays and its local time @once', async ({ page }) => {
  const { openUntil, closedOpens, at, closed } = contentOf('en', 'ui').offices;
  const [{ id, timeZone, hours, holidays }] = offices as [Office];
  let moment = Date.parse(testNow);
  await page.clock.install({ time: moment });
  for (const change of ['the next change', 'the one after it'])
    await test.step(`a page left open follows ${change}`, async () => {
      const now = localTime(new Date(moment), timeZone);
      const { state: before, until } = openingAt(hours, now, holidays);
      moment += until.getTime() - now.getTime();
      await openAt(page, 'en', moment - 30_000);
      const begins = before === 'open' ? openUntil : `${closedOpens} ${at}`;
      await expect(state(page, id)).toHaveText(`${begins} ${formatTime('en', until)}`);
      await page.clock.runFor(31_000);
      await expectStates(page, 'en', moment + 1000);
    });

  for (const language of languageCodes) {
    await openAt(page, language, moment);
    await expectStates(page, language, moment);
  }

  for (const hasHours of [true, false]) {
    const { day, office: there, holiday } = nextHoliday(hasHours);
    const noon = Date.parse(`${day}T09:00Z`);
    await openAt(page, 'en', noon);
    await expectStates(page, 'en', noon);
    const days = formatDayRange('en', holiday.first, holiday.last);
    const shown = office(page, there.id).locator('dl');
    await expect(shown).toContainText(hasHours ? holiday.name : `${days} · ${closed}`);
  }
});

/** Returns the next working day of an office on which a holiday closes it, or changes its hours. */
function nextHoliday(hasHours: boolean) {
  for (let ahead = 0; ahead < 500; ahead += 1) {
    const day = dateOf(new Date(Date.parse(firstDay) + ahead * dayMs));
    for (const office of offices) {
      const holiday = holidayOn(office.holidays, day);
      if (!holiday || Boolean(holiday.hours) !== hasHours) continue;
      if (includesDay(office.hours[0], new Date(day).getUTCDay())) return { day, office, holiday };
    }
  }
  throw new Error('The coming holidays are missing.');
}

async function openAt(page: Page, language: Language, moment: number) {
  await page.clock.setSystemTime(moment);
  await page.goto(localizedPath(language, paths.page('offices')));
}

/** Expects the state and the clock of each office; opening-hours.test.ts tests the rules. */
async function expectStates(page: Page, language: Language, moment: number) {
  const { openUntil, closedOpens } = contentOf(language, 'ui').offices;
  for (const { id, timeZone, hours, holidays } of offices) {
    const now = localTime(new Date(moment), timeZone);
    const { state: expected, until } = openingAt(hours, now, holidays);
    const begins = expected === 'open' ? openUntil : closedOpens;
    await expect(state(page, id)).toHaveText(new RegExp(`^${begins} .*${formatTime(language, until)}$`));
    await expect(clock(page, id)).toHaveText(formatTime(language, now));
  }
}
