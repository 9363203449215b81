import { expect, type Page } from '@playwright/test';
import type { Country } from '#codes/countries.ts';
import { holidayOn } from '#content/dates/holiday-calendar.ts';
import type { OfficeHoliday } from '#content/schemas/holidays.ts';
import type { Hours } from '#content/schemas/office.ts';
import { formatDayRange, formatTime } from '#i18n/dates.ts';
import { languageCodes } from '#i18n/languages.ts';
import { foldDigits } from '#i18n/numbers.ts';
import { weekdays } from '#i18n/weekdays.ts';
import { dayMs } from '#lib/durations.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { dateOf, includesDay, localTime, openingAt } from '#sections/offices/opening-hours.ts';
import { contentOf, entriesOf, idsOf, siteFacts } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementText, elementTexts } from '../support/html/element-texts.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from '../support/page/visit.ts';
import { testNow } from '../support/run/test-settings.ts';
import { someOf } from '../support/split-by-language.ts';

const { email } = siteFacts();
const ids = idsOf('offices');
const [head] = ids;
const last = ids.at(-1);
const longitudeOf = (id: string): number => contentOf('en', `offices/${id}`).longitude;
const firstDay = testNow.slice(0, 10);
const office = (page: Page, id: string) => page.locator(`article#${id}`);
const state = (page: Page, id: string) => office(page, id).locator('p:has(+ dl)');
const clock = (page: Page, id: string) => office(page, id).locator('dl > div').last().locator('dd');

test('all offices can be found, called, emailed and saved', async ({ read, request, at, content }) => {
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

test('the map is not mirrored in Arabic, and its cities link to the offices @ar', async ({
  page,
  at,
  content,
}) => {
  const { errors } = watch(page);
  await page.goto(at(paths.page('offices')));
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  const fromWest = ids.toSorted((one, other) => longitudeOf(one) - longitudeOf(other));
  const [west, east] = await Promise.all(
    [fromWest[0], fromWest.at(-1)].map((id) => page.locator(`nav a[href="#${id}"]`).boundingBox()),
  );
  expect(west?.x).toBeLessThan(east?.x ?? 0);
  const map = page.getByRole('navigation', { name: content('ui').offices.map });
  await map.getByRole('link', { name: content(`offices/${last}`).city }).click();
  await expect(page).toHaveURL(new RegExp(`#${last}$`));
  await expect(office(page, `${last}`).locator('h2')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('links of offices and cities of the map look like links, and are large enough for a finger @en', async ({
  page,
  at,
}) => {
  await page.goto(at(paths.page('offices')));
  for (const id of ids) {
    const links = office(page, id).getByRole('link');
    const plain = await links.evaluateAll((all) =>
      all
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map(({ textContent }) => textContent),
    );
    expect(plain).toEqual([]);
    await expect(office(page, id).locator('address a[href^="tel:"]')).toHaveCount(1);
  }
  const targets = page.locator('main nav svg a, article a');
  expect(await targets.count()).toBeGreaterThan(ids.length);
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    const small = await targets.evaluateAll((links) =>
      links
        .filter((link) => {
          const { width, height } = link.getBoundingClientRect();
          return Math.min(width, height) < 23.9;
        })
        .map(({ textContent }) => textContent),
    );
    expect(small, `at ${width} px`).toEqual([]);
  }
});

interface OfficeFacts {
  id: string;
  timeZone: string;
  hours: [Hours];
  holidays: OfficeHoliday[];
}

/** Returns the offices with the days on which they are closed or have other hours. */
const offices: OfficeFacts[] = entriesOf('en', 'offices').map((facts) => ({
  ...facts,
  holidays: comingHolidays(facts.country),
}));
const labels = contentOf('en', 'ui').offices;

function comingHolidays(country: Country): OfficeHoliday[] {
  const { holidays } = contentOf('en', 'holidays') as { holidays: OfficeHoliday[] };
  return holidays.filter(({ countries, first }) => countries.includes(country) && first >= firstDay);
}

/** Returns the moment at which a time zone has a time. */
function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}Z`);
  return new Date(2 * asUtc.getTime() - localTime(asUtc, timeZone).getTime());
}

/** Returns the first day of the tests' winter on which an office has its usual hours. */
function usualDay({ hours, holidays }: OfficeFacts): string {
  for (let day = firstDay; ; day = dateOf(new Date(Date.parse(day) + dayMs)))
    if (includesDay(hours[0], new Date(day).getUTCDay()) && !holidayOn(holidays, day)) return day;
}

test('offices show holidays and special hours of their country @once', async ({ page }) => {
  await page.clock.install({ time: new Date(testNow) });
  for (const { id, timeZone, hours, holidays } of someOf(offices, 2)) {
    const [closed] = holidays.filter(({ hours: others, first }) => {
      return !others && includesDay(hours[0], new Date(first).getUTCDay());
    });
    const [other] = holidays.filter((holiday) => holiday.hours);
    if (!closed || !other?.hours) throw new Error(`The holidays of ${id} are missing.`);
    await page.clock.setSystemTime(instantAt(closed.first, hours[0].opens, timeZone));
    await page.goto(paths.page('offices'));
    await expect(state(page, id)).toHaveText(new RegExp(`^${labels.closedOpens} `));
    const days = formatDayRange('en', closed.first, closed.last);
    await expect(office(page, id).locator('dl')).toContainText(`${days} · ${labels.closed}`);

    const [{ first, closes, opens }] = other.hours as [Hours];
    const ahead = (weekdays.indexOf(first) - new Date(other.first).getUTCDay() + 7) % 7;
    const day = dateOf(new Date(Date.parse(other.first) + ahead * dayMs));
    await page.clock.setSystemTime(instantAt(day, opens, timeZone));
    await page.reload();
    await expect(state(page, id)).toHaveText(`${labels.openUntil} ${timeOf(closes)}`);
    await expect(office(page, id).locator('dl')).toContainText(other.name);
  }
});

test('each office is open or closed by its week and local time, and a page left open follows @once', async ({
  page,
}) => {
  const [first] = offices;
  if (!first) throw new Error('There is no office.');
  const { id, timeZone, hours } = first;
  const day = usualDay(first);
  await page.clock.install({ time: new Date(instantAt(day, hours[0].opens, timeZone).getTime() - 30_000) });
  await page.goto(paths.page('offices'));
  await expect(state(page, id)).toHaveText(`${labels.closedOpens} ${labels.at} ${timeOf(hours[0].opens)}`);
  await page.clock.runFor(31_000);
  await expect(state(page, id)).toHaveText(`${labels.openUntil} ${timeOf(hours[0].closes)}`);
  await expect(clock(page, id)).toHaveText(timeOf(hours[0].opens));

  // Two minutes after the first office closes, in both languages; opening-hours.test.ts tests the rules.
  const evening = new Date(instantAt(day, hours[0].closes, timeZone).getTime() + 120_000);
  await page.clock.setSystemTime(evening);
  for (const language of languageCodes) {
    await page.goto(localizedPath(language, paths.page('offices')));
    const { openUntil, closedOpens } = contentOf(language, 'ui').offices;
    for (const each of offices) {
      const now = localTime(evening, each.timeZone);
      const { state: expected, until } = openingAt(each.hours, now, each.holidays);
      const begins = expected === 'open' ? openUntil : closedOpens;
      await expect(state(page, each.id)).toHaveText(
        new RegExp(`^${begins} .*${formatTime(language, until)}$`),
      );
      await expect(clock(page, each.id)).toHaveText(formatTime(language, now));
    }
  }
});

function timeOf(time: string): string {
  return formatTime('en', new Date(`${firstDay}T${time}Z`));
}
