import { expect } from '@playwright/test';
import { formatNumber } from '#i18n/numbers.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { paths } from '#routing/paths.ts';
import {
  articlesOf,
  idsOf,
  lastService,
  serviceIds,
  serviceWith,
  siteFacts,
} from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { figures, socialEnds, stripEnds } from '../support/page/counter-figures.ts';

// A visitor without JavaScript reads these pages. Other tests check menus, choices and forms.

test('home is complete without JavaScript @en', async ({ plainPage: page, language }) => {
  await page.goto(at(paths.home));
  await expect(figures(page)).toHaveText(stripEnds(language));
  for (const id of idsOf('cases'))
    await expect(page.getByRole('heading', { name: content(`cases/${id}`).title })).toBeVisible();
  const tiles = page.locator('#explorer').getByRole('listitem').getByRole('link');
  for (const [index, id] of serviceIds.entries())
    await expect(tiles.nth(index)).toHaveAttribute('href', at(paths.service(id)));
  await tiles.last().click();
  await expect(page).toHaveURL(at(paths.service(lastService)));
});

test('other pages are complete too @ar', async ({ plainPage: page, language }) => {
  await test.step('counters show their end values', async () => {
    await page.goto(at(paths.page('social')));
    await expect(figures(page)).toHaveText(socialEnds(language));
    await page.goto(at(paths.page('services')));
    const years = Number(riyadhDay(Date.now()).slice(0, 4)) - siteFacts().founded;
    const ends = content('firm').counters.services.map(({ to = years }: { to?: number }) => to);
    const three = ends.map((end: number) => formatNumber(language, end));
    await expect(figures(page)).toHaveText([...three, ...stripEnds(language)]);
  });

  await test.step('offices show their hours without a state', async () => {
    await page.goto(at(paths.page('offices')));
    const office = page.locator(`article#${idsOf('offices').at(-1)}`);
    await expect(office.locator('dt').first()).toBeVisible();
    await expect(office.locator('dt', { hasText: content('ui').offices.localTime })).toBeHidden();
    await expect(office.locator('p:visible')).toHaveCount(0);
  });

  await test.step('all seven letters of PESTLE have their texts', async () => {
    await page.goto(at(paths.service(serviceWith('pestle'))));
    for (const { title } of content(`services/${serviceWith('pestle')}`).pestle.factors)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('an article has its note, and links in place of buttons to share it', async () => {
    const [article] = articlesOf(language);
    await page.goto(at(paths.article(article.id)));
    await expect(page.getByText(article.note.text)).toBeVisible();
    const share = page.getByRole('region', { name: content('ui').share.title });
    await expect(share.getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
