import { expect } from '@playwright/test';
import { formatNumber } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { plain, serviceIds, serviceWith } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementText, elementTexts } from '../support/html/element-texts.ts';
import { illustrationsIn } from '../support/page/illustrations.ts';

test('each service has all its parts @ar', async ({ read, at, content }) => {
  for (const id of serviceIds)
    await test.step(`service ${id}`, async () => {
      const service = content(`services/${id}`);
      const document = await read(at(paths.service(id)));
      const texts = (selector: string) => elementTexts(document, selector);

      expect(texts('h1')).toEqual([service.title]);
      const heads = [...(service.swot?.categories.map(titleOf) ?? []), ...service.sections.map(headOf)];
      expect(texts('details summary h3')).toEqual(heads);
      expect(texts('main li h3')).toEqual(service.subCards.map(titleOf));
      const drawings = [...document.querySelectorAll('main li:has(h3) use')].map(drawingOf);
      expect(drawings).toEqual(service.subCards.map(idOf));
      for (const section of service.sections) {
        expect(texts(`#${section.id} li`)).toEqual((section.keyPoints ?? []).map(plain));
        expect(texts(`#${section.id}`).join()).toContain(plain(section.example?.text ?? section.lead));
      }
      expect(texts('figure figcaption')).toEqual(service.cases.map(titleOf));
      const figures = [...document.querySelectorAll('figure')];
      expect(figures.map((figure) => /\p{Nd}/u.test(figure.textContent))).toEqual([true, true]);

      const { title, benefits, button } = service.callToAction;
      const [call] = [...document.querySelectorAll('section')].filter((section) =>
        elementTexts(section, 'h2').includes(title),
      );
      expect(elementTexts(call, 'li')).toEqual(benefits.map(plain));
      const link = [...(call?.querySelectorAll('a') ?? [])].find((one) => elementText(one) === button);
      expect(link?.getAttribute('href')).toBe(`${at(paths.page('contactus'))}?service=${id}`);
    });
});

test('the list leads to each service @en', async ({ read, at, content }) => {
  const document = await read(at(paths.page('services')));
  expect(elementTexts(document, 'main li h3')).toEqual(
    serviceIds.map((id) => content(`services/${id}`).title),
  );
  const links = [...document.querySelectorAll('main a')].filter((link) =>
    elementText(link).startsWith(content('ui').services.readMore),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    serviceIds.map((id) => at(paths.service(id))),
  );
});

test('a service with targets shows its targets and sub-cards @en', async ({
  page,
  at,
  content,
  language,
}) => {
  const id = serviceWith('kpi');
  await page.goto(at(paths.service(id)));
  const { kpi, swot, subCards } = content(`services/${id}`);
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await illustrationsIn(cards)).toEqual(subCards.map(idOf));
  const targets = page.locator('table tbody td:last-child');
  await expect(targets).toHaveCount(kpi.rows.length);
  for (const [index, { target }] of kpi.rows.entries())
    await expect(targets.nth(index)).toContainText(formatNumber(language, target));
  for (const { id, details } of swot.categories)
    await expect(page.locator(`#${id} dt`)).toHaveText(details.map(titleOf));
});

const idOf = ({ id }: { id: string }) => id;
const drawingOf = (use: Element) => use.getAttribute('href')?.split('#')[1];
const titleOf = ({ title }: { title: string }) => plain(title);
const headOf = ({ heading }: { heading: string }) => plain(heading);
