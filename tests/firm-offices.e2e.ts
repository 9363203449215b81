import { expect, type Page } from '@playwright/test';
import { foldDigits, formatDayRange } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { test } from './fixtures.ts';
import { siteFacts } from './site-content.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './visit.ts';

const { email } = siteFacts();
const ids = ['riyadh', 'cairo', 'dubai', 'amman', 'manama'];
const office = (page: Page, id: string) => page.locator(`article#${id}`);
/** Whether it is open, which stands before its hours. */
const state = (page: Page, id: string) => office(page, id).locator('p:has(+ dl)');
const clock = (page: Page, id: string) => office(page, id).locator('dl > div').last().locator('dd');

test('five offices are found, called, written to and kept', async ({ page, request, at, content }) => {
  const { errors } = watch(page);
  const ui = content('ui').offices;
  const cities = ids.map((id) => content(`offices/${id}`).city);
  await page.goto(at(paths.page('offices')));
  await expect(page.locator('article h2')).toHaveText(cities);
  for (const id of ids) {
    const facts = content(`offices/${id}`);
    const { street, cityLine, postalBox, phone, title, latitude, longitude } = facts;
    const written = `${ui.generalInformation}: ${email}`;
    const lines = office(page, id).locator('address > span');
    await expect(lines).toHaveText([street, cityLine, postalBox, phone, written]);
    await expect(office(page, id).locator('img')).toHaveCount(1);
    await expect(office(page, id).getByText(ui.headOffice)).toHaveCount(id === 'riyadh' ? 1 : 0);

    const link = (name: string) => office(page, id).getByRole('link', { name: `${name}: ${title}` });
    await expect(link(ui.call)).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    await expect(link(ui.email)).toHaveAttribute('href', new RegExp(`^mailto:${email}`));
    await expect(link(ui.directions)).toHaveAttribute('href', new RegExp(`=${latitude},${longitude}$`));
    await expect(link(ui.directions)).toHaveAttribute('rel', 'noopener');
    const card = await request.get((await link(ui.contactCard).getAttribute('href')) ?? '');
    expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    const unfolded = (await card.text()).replaceAll('\r\n ', '');
    expect(unfolded).toContain(`(${title})\r\n`);
    expect(unfolded).toContain(`GEO:${latitude};${longitude}\r\n`);
    expect(unfolded).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    const [, code = ''] = foldDigits(cityLine).match(/ (\d{5})\b/) ?? [];
    expect(unfolded).toMatch(new RegExp(`\r\nADR;[^:]+:(?:[^;]*;){5}${code};[^;]+\r\n`));
  }
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  expect(errors).toEqual([]);

  // The map is as it lies on the ground in both languages, and its names lead to the offices.
  const map = page.getByRole('navigation', { name: ui.map });
  await expect(map.getByRole('link')).toHaveText(cities);
  const [cairo, dubai] = await Promise.all(
    ['cairo', 'dubai'].map((id) => page.locator(`nav a[href="#${id}"]`).boundingBox()),
  );
  expect(cairo?.x).toBeLessThan(dubai?.x ?? 0);
  await map.getByRole('link', { name: content('offices/amman').city }).click();
  await expect(page).toHaveURL(/#amman$/);
  await expect(office(page, 'amman').locator('h2')).toBeInViewport();
});

test('a finger hits each city of the map, and each way to an office @once', async ({ page }) => {
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.page('offices'));
    for (const link of await page.locator('main nav svg a, article a').all()) {
      const box = await link.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        `${await link.textContent()} at ${width} px`,
      ).toBeGreaterThanOrEqual(23.9);
    }
  }
});

test('the links of an office look like links, its telephone number among them', async ({ page, at }) => {
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
});

test('holidays close the offices of their country, other hours open them, and both are told @once', async ({
  page,
}) => {
  // Wednesday, 2 December 2026, 11:00 in Dubai: Eid Al Etihad.
  await page.clock.install({ time: new Date('2026-12-02T07:00:00Z') });
  await page.goto(paths.page('offices'));
  await expect(state(page, 'dubai')).toHaveText('Closed. Opens Friday at 8:30 am');
  await expect(state(page, 'riyadh')).toHaveText('Open until 5 pm');
  await expect(office(page, 'dubai').locator('dl')).toContainText(
    `Eid Al Etihad${formatDayRange('en', '2026-12-02', '2026-12-03')} · Closed`,
  );

  // In Ramadan, and before Eid al-Fitr.
  await page.clock.setSystemTime(new Date('2027-02-09T11:00:00Z'));
  await page.reload();
  await expect(state(page, 'riyadh')).toHaveText('Open until 4 pm');
  await expect(state(page, 'dubai')).toHaveText('Closed. Opens Wednesday at 9 am');
  await expect(office(page, 'riyadh').locator('dl')).toContainText('Ramadan hours (expected)');
  await page.clock.setSystemTime(new Date('2027-03-08T16:00:00Z'));
  await page.reload();
  await expect(state(page, 'riyadh')).toHaveText('Closed. Opens Sunday at 8 am');
});

test('each office is open or closed by its own week and clock, which go on @once', async ({ page }) => {
  const expectStates = async (states: Record<string, string>) => {
    for (const [id, said] of Object.entries(states)) await expect(state(page, id)).toHaveText(said);
  };
  // Sunday, 22 November 2026, half a minute before eight in Riyadh.
  await page.clock.install({ time: new Date('2026-11-22T04:59:30Z') });
  await page.goto(paths.page('offices'));
  await expectStates({ riyadh: 'Closed. Opens at 8 am' });
  await page.clock.runFor(31_000);
  await expectStates({ riyadh: 'Open until 5 pm' });
  await expect(clock(page, 'riyadh')).toHaveText('8 am');

  // Thursday, 17:02 in Riyadh.
  await page.clock.setSystemTime(new Date('2026-11-26T14:01:30Z'));
  await page.clock.runFor(60_000);
  await expectStates({
    riyadh: 'Closed. Opens Sunday at 8 am',
    cairo: 'Open until 5 pm',
    dubai: 'Closed. Opens Friday at 8:30 am',
    amman: 'Closed. Opens Sunday at 8:30 am',
    manama: 'Closed. Opens Sunday at 8 am',
  });
  for (const [id, time] of [
    ['riyadh', '5:02 pm'],
    ['cairo', '4:02 pm'],
    ['dubai', '6:02 pm'],
  ] as const)
    await expect(clock(page, id)).toHaveText(time);

  // Friday, 10:45 in Dubai, in Arabic digits on the Arabic page.
  await page.clock.setSystemTime(new Date('2026-11-27T06:45:00Z'));
  await page.goto(localizedPath('ar', paths.page('offices')));
  await expectStates({ dubai: 'مفتوح حتى ١٢ ظهرًا', riyadh: 'مغلق. يفتح الأحد الساعة ٨ ص' });
  await expect(clock(page, 'dubai')).toHaveText('١٠:٤٥ ص');
});
