import { expect } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { at, content } from '../support/fixtures.ts';
import { test } from './engine-test.ts';

const shownSlide = 'main section:first-of-type li:not(:has([tabindex="-1"]))';

test('a panel of the hero shows its words under the mouse', async ({ visitor }) => {
  await visitor.openHydrated(at('/'));
  for (const position of [2, 4, 1]) {
    const panel = `main section:first-of-type li:nth-child(${position})`;
    await visitor.hover(`${panel} h2`);
    await expect
      .poll(() => visitor.text(`${panel} p`))
      .toBe(content('pages/home').hero.slides[position - 1].description);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 500, height: 844 } });

  test('the slider goes where a dot and a finger lead it', async ({ visitor, language }) => {
    const shown = () => visitor.run(slideAtRest);
    await visitor.openHydrated(at('/'));
    await visitor.tap('main section:first-of-type fieldset button:nth-child(3)');
    await expect.poll(shown).toBe(content('pages/home').hero.slides[2].title);
    const onwards = languages[language].dir === 'rtl' ? 1 : -1;
    // A slow finger, as on a busy machine, has to come farther than half of the screen.
    await visitor.swipe(shownSlide, onwards * 300);
    await expect.poll(shown).toBe(content('pages/home').hero.slides[3].title);
    await visitor.swipe(shownSlide, -onwards * 300);
    await expect.poll(shown).toBe(content('pages/home').hero.slides[2].title);
  });
});

test('Back and Forward go through the explorer', async ({ visitor }) => {
  await visitor.openHydrated(at('/'));
  for (const id of [2, 7, 10]) {
    const [tile, service] = [`#explorer ul > li:nth-child(${id}) > a`, `#service-${id}`];
    await visitor.click(tile);
    await expect.poll(() => visitor.count(service)).toBe(1);
    expect(await visitor.url()).toBe(at('/') + service);
    await visitor.back();
    await expect.poll(() => visitor.count(tile)).toBe(1);
    await visitor.forward();
    await expect.poll(() => visitor.count(service)).toBe(1);
    await visitor.click(`${service} a[href="#explorer"]`);
    await expect.poll(() => visitor.count(tile)).toBe(1);
  }
});

test('the cases are chosen by a click and by the arrows', async ({ visitor, language }) => {
  const onwards = languages[language].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const title = (study: string) => content(`cases/${study}`).title;
  await visitor.openHydrated(at('/'));
  await visitor.click('#tab-tradimos');
  await expect.poll(() => visitor.text('[role="tabpanel"] h3')).toBe(title('tradimos'));
  await visitor.press(onwards);
  await expect.poll(() => visitor.text('[role="tabpanel"] h3')).toBe(title('healthcare'));
  expect(await visitor.count('[role="tabpanel"]')).toBe(1);
});

/** Returns the slide's title once it rests, because an earlier swipe would catch the moving slide. */
function slideAtRest() {
  const slide = document.querySelector('main section li:not(:has([tabindex="-1"]))');
  const distance = Math.abs(slide?.getBoundingClientRect().x ?? Number.NaN);
  return distance < 4 ? slide?.querySelector('h2')?.textContent : undefined;
}
