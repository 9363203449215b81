import { expect, test } from '@playwright/test';
import { address, paths } from '../src/language/address.ts';
import { languageCodes, languages } from '../src/language/languages.ts';
import { formatNumber } from '../src/language/numbers.ts';
import { numbersOf, plain, words } from './site.ts';
import { watch } from './visit.ts';

const ids = numbersOf('services');

for (const language of languageCodes) {
  for (const id of ids) {
    const service = words(language, `services/${id}`);

    test(`service ${id} in ${languages[language].name} has all its parts`, async ({ page }) => {
      const { files } = watch(page);
      await page.goto(address(language, paths.service(id)));

      await expect(page.locator('h1')).toHaveText(service.title);
      const heads = [...(service.swot?.categories.map(titleOf) ?? []), ...service.sections.map(headOf)];
      await expect(page.locator('details summary h3')).toHaveText(heads);
      for (const section of service.sections) {
        const part = page.locator(`#${section.id}`);
        await expect(part.locator('li')).toHaveText(section.keyPoints.map(plain));
        await expect(part).toContainText(plain(section.example.text));
      }
      await expect(page.locator('figure figcaption')).toHaveText(service.cases.map(titleOf));
      await expect(page.locator('figure img')).toHaveCount(2);

      const call = page.locator('section', {
        has: page.getByRole('heading', { name: service.call.title, exact: true }),
      });
      await expect(call.locator('li')).toHaveText(service.call.benefits.map(plain));
      await expect(call.locator('li')).toHaveCount(3);
      const contact = `${address(language, paths.page('contactus'))}?service=${id}`;
      await expect(call.getByRole('link', { name: service.call.button })).toHaveAttribute('href', contact);

      if (id !== 3) expect(files.filter((file) => file.endsWith('.js'))).toEqual([]);
    });
  }

  test(`the list in ${languages[language].name} shows ten services and leads to each`, async ({ page }) => {
    await page.goto(address(language, paths.page('services')));
    const titles = ids.map((id) => words(language, `services/${id}`).title);
    await expect(page.locator('main li h3')).toHaveText(titles);
    const more = page.getByRole('link', { name: words(language, 'ui').services.readMore });
    const targets = await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(ids.map((id) => address(language, paths.service(id))));
  });

  test(`service 3 in ${languages[language].name} tells four targets in the digits of the page`, async ({
    page,
  }) => {
    await page.goto(address(language, paths.service(3)));
    const { kpi, swot } = words(language, 'services/3');
    const targets = page.locator('table tbody td:last-child');
    await expect(targets).toHaveCount(4);
    for (const [index, { target }] of kpi.rows.entries()) {
      await expect(targets.nth(index)).toContainText(formatNumber(language, target));
    }
    for (const { id, details } of swot.categories) {
      await expect(page.locator(`#${id} dt`)).toHaveText(details.map(titleOf));
    }
  });
}

const titleOf = ({ title }: { title: string }) => plain(title);
const headOf = ({ head }: { head: string }) => plain(head);
