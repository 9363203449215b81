import { expect, type Page } from '@playwright/test';
import { formatNumber } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { contentOf, firstService, plain, serviceIds } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { elementText, elementTexts } from '../support/html/parse-markup.ts';
import { illustrationsIn } from '../support/page/illustrations.ts';
import { expectNoSidewaysScrolling } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

test('each service has all its parts @ar', async ({ read, language }) => {
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

      const targets = (service.kpi?.rows ?? []).map(({ target }: { target: number }) =>
        expect.stringContaining(formatNumber(language, target)),
      );
      expect(texts('table tbody td:last-child')).toEqual(targets);
      for (const { id, details } of service.swot?.categories ?? [])
        expect(texts(`#${id} dt`)).toEqual(details.map(titleOf));

      const { title, benefits, button } = service.callToAction;
      const [call] = [...document.querySelectorAll('section')].filter((section) =>
        elementTexts(section, 'h2').includes(title),
      );
      expect(elementTexts(call, 'li')).toEqual(benefits.map(plain));
      const link = [...(call?.querySelectorAll('a') ?? [])].find((one) => elementText(one) === button);
      expect(link?.getAttribute('href')).toBe(`${at(paths.page('contactus'))}?service=${id}`);
    });
});

test('the list leads to each service @en', async ({ read }) => {
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

/** The service's first parts. */
const [first, second, third] = contentOf('en', `services/${firstService}`).sections;
const part = (page: Page, section = first) => page.locator(`#${section.id}`);
const head = (page: Page, section = first) => page.locator('summary', { hasText: section.heading });

test('each part of a service opens by itself, and by a link into it @once', ({ asEachVisitor }) =>
  asEachVisitor(async (page) => {
    const here = paths.service(firstService);
    await page.goto(here);
    await expect(part(page)).toBeVisible();
    await expect(part(page, second)).toBeHidden();
    await head(page, second).click();
    await head(page, third).click();
    for (const section of [first, second, third]) await expect(part(page, section)).toBeVisible();
    await head(page).click();
    await expect(part(page)).toBeHidden();
    await expect(part(page, second)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(part(page)).toBeVisible();
    await head(page, second).press('Space');
    await expect(part(page, second)).toBeHidden();

    const cards = page.locator('main li', { has: page.getByRole('heading', { level: 3 }) });
    const { subCards } = contentOf('en', `services/${firstService}`);
    expect(await illustrationsIn(cards)).toEqual(subCards.map(idOf));

    await page.goto('about:blank');
    await page.goto(`${here}#${third.id}`);
    await expect(part(page, third)).toBeVisible();
    await expect(part(page, third)).toBeInViewport();
    await expect(part(page, second)).toBeHidden();
  }));

test('each service links to its document, which has all of its texts @ar', async ({ read }) => {
  for (const id of serviceIds)
    await test.step(`service ${id}`, async () => {
      const { document: paper, title } = content(`services/${id}`);
      const address = at(paths.serviceDocument(id));
      const service = await read(at(paths.service(id)));
      const links = [...service.querySelectorAll(`main a[href="${address}"]`)];
      expect(links.map(elementText)).toEqual([plain(paper.title)]);

      const page = await read(address);
      expect(elementTexts(page, 'h1')).toEqual([plain(paper.title)]);
      expect(elementTexts(page.querySelector('main'), 'nav li').slice(-2)).toEqual(
        [title, paper.title].map(plain),
      );
      const [shown] = elementTexts(page, 'article');
      for (const block of paper.blocks) {
        const facts = (block.facts ?? []).map(({ text }: { text: string }) => text);
        const cells = (block.rows ?? []).flatMap((row: { cells: string[] }) => row.cells);
        for (const text of [block.heading, ...facts, ...cells, ...(block.items ?? [])])
          expect(shown).toContain(plain(text));
      }
      const results = await read(`${at(paths.search)}?q=${encodeURIComponent(plain(paper.title))}`);
      expect(results.querySelector(`main a[href="${address}"]`), 'found by its title').not.toBeNull();
    });
});

test('a document fits a phone, and prints on one sheet or two', async ({ phone: page, language }) => {
  for (const id of splitByLanguage(serviceIds, language)) {
    await page.goto(at(paths.serviceDocument(id)));
    await expectNoSidewaysScrolling(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `service ${id}`).toBeLessThanOrEqual(2);
  }
});

const idOf = ({ id }: { id: string }) => id;
const drawingOf = (use: Element) => use.getAttribute('href')?.split('#')[1];
const titleOf = ({ title }: { title: string }) => plain(title);
const headOf = ({ heading }: { heading: string }) => plain(heading);
