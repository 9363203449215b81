import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { numbersOf, plain } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementText, elementTexts } from '../support/html/element-texts.ts';
import { expectNoSidewaysScrolling } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

const ids = numbersOf('services');

test('each service links to its document, which has all of its texts @ar', async ({ read, at, content }) => {
  for (const id of ids)
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
    });
});

test('a document is found by its title @en', async ({ read, at, content }) => {
  for (const id of ids) {
    const { title } = content(`services/${id}`).document;
    const results = await read(`${at(paths.search)}?q=${encodeURIComponent(plain(title))}`);
    const links = [...results.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links, title).toContain(at(paths.serviceDocument(id)));
  }
});

test('a document fits a phone, and prints on one sheet or two', async ({ phone: page, at, language }) => {
  for (const id of splitByLanguage(ids, language)) {
    await page.goto(at(paths.serviceDocument(id)));
    await expectNoSidewaysScrolling(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `service ${id}`).toBeLessThanOrEqual(2);
  }
});
