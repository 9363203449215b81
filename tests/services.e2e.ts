import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { languageCodes, languages } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { drawnIn } from './shown-illustrations.ts';
import { contentOf, numbersOf, plain } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';

const ids = numbersOf('services');

for (const language of languageCodes) {
  for (const id of ids) {
    const service = contentOf(language, `services/${id}`);

    test(
      `service ${id} in ${languages[language].name} has all its parts`,
      inLanguage(language),
      async ({ request }) => {
        const answer = await request.get(localizedPath(language, paths.service(id)));
        const { document } = parseHTML(await answer.text());
        const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);

        expect(texts('h1')).toEqual([service.title]);
        const heads = [...(service.swot?.categories.map(titleOf) ?? []), ...service.sections.map(headOf)];
        expect(texts('details summary h3')).toEqual(heads);
        expect(texts('main li h3')).toEqual(service.subCards.map(titleOf));
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
        const contact = `${localizedPath(language, paths.page('contactus'))}?service=${id}`;
        const link = [...(call?.querySelectorAll('a') ?? [])].find(
          (one) => textOf(one) === service.callToAction.button,
        );
        expect(link?.getAttribute('href')).toBe(contact);
      },
    );
  }

  test(
    `each sub-card in ${languages[language].name} has its drawing`,
    inLanguage(language),
    async ({ page }) => {
      for (const id of splitByLanguage(ids, language)) {
        await page.goto(localizedPath(language, paths.service(id)));
        const { subCards } = contentOf(language, `services/${id}`);
        expect(await drawnIn(page.locator('main li:has(h3)'))).toEqual(subCards.map(idOf));
      }
    },
  );

  test(
    `the list in ${languages[language].name} shows ten services and leads to each`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, paths.page('services')));
      const titles = ids.map((id) => contentOf(language, `services/${id}`).title);
      await expect(page.locator('main li h3')).toHaveText(titles);
      const more = page.getByRole('link', { name: contentOf(language, 'ui').services.readMore });
      const targets = await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(ids.map((id) => localizedPath(language, paths.service(id))));
    },
  );

  test(
    `service 3 in ${languages[language].name} tells four targets in the digits of the page`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, paths.service(3)));
      const { kpi, swot } = contentOf(language, 'services/3');
      const targets = page.locator('table tbody td:last-child');
      await expect(targets).toHaveCount(4);
      for (const [index, { target }] of kpi.rows.entries()) {
        await expect(targets.nth(index)).toContainText(formatNumber(language, target));
      }
      for (const { id, details } of swot.categories) {
        await expect(page.locator(`#${id} dt`)).toHaveText(details.map(titleOf));
      }
    },
  );
}

const titleOf = ({ title }: { title: string }) => plain(title);
const idOf = ({ id }: { id: string }) => id;
const headOf = ({ head }: { head: string }) => plain(head);
const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
