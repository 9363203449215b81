import { expect } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { formatNumber } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import { test } from './fixtures.ts';
import { illustrationsIn } from './drawn-pictures.ts';
import { numbersOf, plain } from './site-content.ts';

const ids = numbersOf('services');

for (const id of ids)
  test(`service ${id} has all its parts`, async ({ request, at, content }) => {
    const service = content(`services/${id}`);
    const answer = await request.get(at(paths.service(id)));
    const { document } = parseHTML(await answer.text());
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);

    expect(texts('h1')).toEqual([service.title]);
    const heads = [...(service.swot?.categories.map(titleOf) ?? []), ...service.sections.map(headOf)];
    expect(texts('details summary h3')).toEqual(heads);
    expect(texts('main li h3')).toEqual(service.subCards.map(titleOf));
    const drawings = [...document.querySelectorAll('main li:has(h3)')].map(drawingOf);
    expect(drawings).toEqual(service.subCards.map(idOf));
    for (const section of service.sections) {
      expect(texts(`#${section.id} li`)).toEqual(section.keyPoints.map(plain));
      expect(texts(`#${section.id}`).join()).toContain(plain(section.example.text));
    }
    expect(texts('figure figcaption')).toEqual(service.cases.map(titleOf));
    expect(texts('figure img')).toHaveLength(2);

    const call = [...document.querySelectorAll('section')].find((section) =>
      [...section.querySelectorAll('h2')].some((head) => textOf(head) === service.callToAction.title),
    );
    expect([...(call?.querySelectorAll('li') ?? [])].map(textOf)).toEqual(
      service.callToAction.benefits.map(plain),
    );
    expect(service.callToAction.benefits).toHaveLength(3);
    const link = [...(call?.querySelectorAll('a') ?? [])].find(
      (one) => textOf(one) === service.callToAction.button,
    );
    expect(link?.getAttribute('href')).toBe(`${at(paths.page('contactus'))}?service=${id}`);
  });

test('the list leads to ten services', async ({ page, at, content }) => {
  await page.goto(at(paths.page('services')));
  await expect(page.locator('main li h3')).toHaveText(ids.map((id) => content(`services/${id}`).title));
  const more = page.getByRole('link', { name: content('ui').services.readMore });
  const targets = await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(ids.map((id) => at(paths.service(id))));
});

test('service 3 draws its sub-cards, and tells four targets in the digits of the page', async ({
  page,
  at,
  content,
  language,
}) => {
  await page.goto(at(paths.service(3)));
  const { kpi, swot, subCards } = content('services/3');
  expect(await illustrationsIn(page.locator('main li:has(h3)'))).toEqual(subCards.map(idOf));
  const targets = page.locator('table tbody td:last-child');
  await expect(targets).toHaveCount(4);
  for (const [index, { target }] of kpi.rows.entries())
    await expect(targets.nth(index)).toContainText(formatNumber(language, target));
  for (const { id, details } of swot.categories)
    await expect(page.locator(`#${id} dt`)).toHaveText(details.map(titleOf));
});

const idOf = ({ id }: { id: string }) => id;
const drawingOf = (card: Element) => card.querySelector('use')?.getAttribute('href')?.split('#')[1];
const titleOf = ({ title }: { title: string }) => plain(title);
const headOf = ({ head }: { head: string }) => plain(head);
const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
