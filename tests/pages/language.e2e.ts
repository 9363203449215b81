import { type BrowserContextOptions, expect } from '@playwright/test';
import { languagePreferenceKey } from '#i18n/language-preference.ts';
import { type Language, languageCodes, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { contentOf, firstService, openJob } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectPath, expectRemembered } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

/** The preferences from which a page knows the visitor's language, in the order in which it reads them. */
const preferences = [
  { name: 'the query', kind: 'query', key: 'lng' },
  { name: 'the remembered choice', kind: 'storage', key: languagePreferenceKey },
  { name: 'the storage entry "lang"', kind: 'storage', key: 'lang' },
  { name: 'the storage entry "i18nextLng"', kind: 'storage', key: 'i18nextLng' },
  { name: 'the mirrored cookie', kind: 'cookie', key: languagePreferenceKey },
  { name: 'the cookie "i18next"', kind: 'cookie', key: 'i18next' },
  { name: "the browser's languages", kind: 'browser', key: '' },
] as const;

test('the browser’s first known language decides', async ({ newVisitor, language }) => {
  for (const [index, { name, kind }] of splitByLanguage([...preferences.entries()], language))
    await test.step(name, async () => {
      const known = preferences.slice(index).map((preference, place) => ({
        ...preference,
        language: place === 0 ? language : otherLanguage(language),
      }));
      const page = await newVisitor(preferring(known));
      await page.goto(kind === 'query' ? `/terms?lng=${language}` : '/terms');
      await expectPath(page, at('/terms'));
    });
});

const service = paths.service(firstService);
const [{ id: section }] = contentOf('en', `services/${firstService}`).sections;

test('a chosen language is kept with the rest of the URL @once', async ({ page, newVisitor }) => {
  for (const path of ['/search?q=governance', '/yourdata?key=none', `${paths.apply(openJob)}?from=mail`]) {
    const [, query = ''] = path.split('?');
    await page.goto(`${path}&lng=ar`);
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname.startsWith('/ar/') && search.includes(query),
    );
  }
  await page.goto(`${localizedPath('ar', service)}?lng=en&from=mail#${section}`);
  await expect(page).toHaveURL(`${service}?from=mail#${section}`);
  await page.goto('/');
  await expectPath(page, '/');

  const english = preferences.slice(1).map((preference) => ({ ...preference, language: 'en' as const }));
  const reader = await newVisitor(preferring(english));
  await reader.goto('/ar/terms');
  await expectPath(reader, '/ar/terms');
});

test('a visitor redirected to the Arabic page sees no English first @once', async ({ newVisitor }) => {
  const page = await newVisitor(
    preferring([{ kind: 'storage', key: languagePreferenceKey, language: 'ar' }]),
  );
  const painted = new Set<string>();
  await page.exposeFunction('tellPaint', (path: string) => painted.add(path));
  await page.addInitScript(() => {
    const tell = () => Reflect.get(window, 'tellPaint')(location.pathname);
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
  });
  // The Arabic page arrives late, because the route fetches all of it before it answers.
  await page.route('**/ar', async (route) => route.fulfill({ response: await route.fetch() }));
  await page.goto('/');
  await expectPath(page, '/ar');
  await expect.poll(() => [...painted]).toEqual(['/ar']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language of a first visit is remembered, also without its cookie @en', async ({
  page,
  language,
}) => {
  await page.goto(at('/jobs'));
  await expectRemembered(page, language);
  for (const spoilt of ['Max-Age=0', 'Max-Age=60']) {
    const cookie = `${languagePreferenceKey}=${otherLanguage(language)}; Path=/; ${spoilt}`;
    await page.evaluate((cookie) => Object.assign(document, { cookie }), cookie);
    await page.goto(at('/work'));
    await expectRemembered(page, language);
  }
});

test('without storage and cookies the switch to English holds from page to page @once', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: 'ar-SA' });
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, denied);
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto(service);
  await expectPath(page, localizedPath('ar', service));
  await languageLink(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: contentOf('en', 'pages/work').label })
    .click();
  await expectPath(page, paths.page('work'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a French visitor gets English, and a crawler is not redirected @once', async ({ newVisitor, page }) => {
  const reader = await newVisitor({ locale: 'fr-FR' });
  await reader.goto('/terms');
  await expectPath(reader, '/terms');
  await page.addInitScript(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'languages', { get: () => [] });
  });
  for (const language of languageCodes) {
    await page.context().clearCookies();
    await page.goto(localizedPath(language, '/work'));
    await expectPath(page, localizedPath(language, '/work'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

interface Preference {
  kind: (typeof preferences)[number]['kind'];
  key: string;
  language: Language;
}

/** Returns a browser with these preferences, and otherwise English alone. */
function preferring(preferences: Preference[]): BrowserContextOptions {
  const { baseURL = '' } = test.info().project.use;
  const of = (kind: Preference['kind']) =>
    preferences
      .filter((preference) => preference.kind === kind)
      .map(({ key, language }) => ({ name: key, value: language }));
  const cookie = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false } as const;
  return {
    locale: of('browser')[0]?.value ?? 'en',
    storageState: {
      cookies: of('cookie').map((entry) => ({ ...entry, ...cookie, sameSite: 'Lax' })),
      origins: [{ origin: baseURL, localStorage: of('storage') }],
    },
  };
}
