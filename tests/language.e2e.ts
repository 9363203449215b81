import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type Language,
  languageCodes,
  languagePreferenceKey,
  languages,
  otherLanguage,
} from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { inLanguage } from './tags.ts';
import { expectPath, expectRemembered } from './visit.ts';

/** What a browser can say about its visitor's language, in the order in which it is asked. */
const preferences = [
  { name: 'the query', kind: 'query', key: 'lng' },
  { name: 'the remembered choice', kind: 'storage', key: languagePreferenceKey },
  { name: 'the storage entry "lang"', kind: 'storage', key: 'lang' },
  { name: 'the storage entry "i18nextLng"', kind: 'storage', key: 'i18nextLng' },
  { name: 'the mirrored cookie', kind: 'cookie', key: languagePreferenceKey },
  { name: 'the cookie "i18next"', kind: 'cookie', key: 'i18next' },
  { name: "the browser's languages", kind: 'browser', key: '' },
] as const;

test.afterEach(({ browser }) => Promise.all(browser.contexts().map((context) => context.close())));

for (const [index, { name }] of preferences.entries()) {
  for (const wanted of languageCodes) {
    test(
      `${name} for ${languages[wanted].name} wins over everything asked after it`,
      inLanguage(wanted),
      async ({ browser }) => {
        const says = (position: number) => (position === index ? wanted : otherLanguage(wanted));
        const page = await visitorWith(
          browser,
          preferences
            .slice(index)
            .map((preference, step) => ({ ...preference, language: says(index + step) })),
        );
        await page.goto(index === 0 ? `/offices?lng=${wanted}` : '/offices');
        await expectPath(page, localizedPath(wanted, '/offices'));
      },
    );
  }
}

for (const path of ['/search?q=governance', '/yourdata?key=none', '/apply/6?from=mail']) {
  test(`the choice is obeyed on ${path}, with the rest of the URL`, async ({ page }) => {
    const [, query = ''] = path.split('?');
    await page.goto(`${path}&lng=ar`);
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname.startsWith('/ar/') && search.includes(query),
    );
  });
}

test('an Arabic URL is obeyed, whatever the browser says', async ({ browser }) => {
  const page = await visitorWith(
    browser,
    preferences.slice(1).map((preference) => ({ ...preference, language: 'en' as const })),
  );
  await page.goto('/ar/offices');
  await expectPath(page, '/ar/offices');
});

test('?lng=en on an Arabic URL leads to English, with the rest of the URL', async ({ page }) => {
  await page.goto('/ar/services/1?lng=en&from=mail#board-committees');
  await expect(page).toHaveURL('/services/1?from=mail#board-committees');
  await page.goto('/');
  await expectPath(page, '/');
});

test('nothing of the English page is painted for a visitor who belongs on the Arabic one', async ({
  browser,
}) => {
  const page = await visitorWith(browser, [{ kind: 'storage', key: languagePreferenceKey, language: 'ar' }]);
  const painted = new Set<string>();
  await page.exposeFunction('tellPaint', (path: string) => painted.add(path));
  await page.addInitScript(() => {
    const tell = () => Reflect.get(window, 'tellPaint')(location.pathname);
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
  });
  // The Arabic page comes late: all of it is fetched before any of it is handed on.
  await page.route('**/ar', async (route) => route.fulfill({ response: await route.fetch() }));
  await page.goto('/');
  await expectPath(page, '/ar');
  await expect.poll(() => [...painted]).toEqual(['/ar']);
  await expect(page.locator('h1')).toBeVisible();
});

for (const language of languageCodes) {
  test(
    `a first visit in ${languages[language].name} is remembered in storage and cookie`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, '/jobs'));
      await expectRemembered(page, language);
    },
  );
}

test('the cookie is set again where it is missing or differs from the choice', async ({ page }) => {
  await page.goto('/jobs');
  await expectRemembered(page, 'en');
  for (const spoilt of ['Max-Age=0', 'Max-Age=60']) {
    await page.evaluate(
      ([key, life]) => Object.assign(document, { cookie: `${key}=ar; Path=/; ${life}` }),
      [languagePreferenceKey, spoilt],
    );
    await page.goto('/work');
    await expectRemembered(page, 'en');
  }
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('a visitor gets English', async ({ page }) => {
    await page.goto('/offices');
    await expectPath(page, '/offices');
  });
});

test('a crawler, which tells nothing, sees each URL as it is', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => [] }));
  for (const language of languageCodes) {
    await page.context().clearCookies();
    await page.goto(localizedPath(language, '/work'));
    await expectPath(page, localizedPath(language, '/work'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate(() => localStorage.clear());
  }
});

interface Preference {
  kind: (typeof preferences)[number]['kind'];
  key: string;
  language: Language;
}

/** A visitor whose browser has these preferences, and otherwise only English as its own language. */
async function visitorWith(browser: Browser, preferences: Preference[]): Promise<Page> {
  const { baseURL = '' } = test.info().project.use;
  const of = (kind: Preference['kind']) =>
    preferences
      .filter((preference) => preference.kind === kind)
      .map(({ key, language }) => ({ name: key, value: language }));
  const cookie = {
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const context = await browser.newContext({
    locale: of('browser')[0]?.value ?? 'en',
    storageState: {
      cookies: of('cookie').map((entry) => ({ ...entry, ...cookie })),
      origins: [{ origin: baseURL, localStorage: of('storage') }],
    },
  });
  return context.newPage();
}
