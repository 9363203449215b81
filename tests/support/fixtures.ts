import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import { type ContentValues, contentOf } from './content/site-content.ts';
import { parseHtml } from './html/parse-markup.ts';

export interface ProjectOptions {
  /** Each language is a project of playwright.config.ts. */
  language: Language;
}

interface WorkerOptions {
  /** Whether the browser loads pictures, which have their place without them and take a third of its work. */
  pictures: boolean;
}

interface Fixtures {
  /** Reads a page without a browser. Fails if the response has another status. */
  read: (path: string, status?: number) => Promise<Document>;
  /** Opens the page of another visitor. */
  newVisitor: (options: BrowserContextOptions) => Promise<Page>;
  /** The page of a visitor without JavaScript. */
  plainPage: Page;
  phone: Page;
  /** Acts as a visitor with JavaScript, then as one without. */
  asEachVisitor: (act: (page: Page, hasScript: boolean) => Promise<void>) => Promise<void>;
}

/** One such argument replaces another: the first four values are Playwright's, a mouse that hovers. */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

export const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A test runs in every language, or in the one of a tag in its title. `@en` and `@ar` mark tests of code that is the same
 * in every language; with TEST_ALL (`npm run test:all`) they run in each. `@once` marks tests of all languages or of none.
 * `@all` marks tests that only `npm run test:all` runs, because they take long and another test of the same code is quicker.
 */
export const test = base.extend<ProjectOptions & Fixtures, WorkerOptions>({
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, pictures }, use) =>
      use(
        pictures
          ? launchOptions
          : { ...launchOptions, args: [...(launchOptions.args ?? []), withoutPictures] },
      ),
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  read: ({ request }, use) =>
    use(async (path, status = 200) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(status);
      return parseHtml(await answer.text());
    }),
  newVisitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  plainPage: async ({ newVisitor }, use) => use(await newVisitor({ javaScriptEnabled: false })),
  phone: async ({ newVisitor }, use) => use(await newVisitor(onPhone)),
  asEachVisitor: ({ page, plainPage }, use) =>
    use(async (act) => {
      await test.step('with JavaScript', () => act(page, true));
      await test.step('without JavaScript', () => act(plainPage, false));
    }),
});

/** Returns the path of a page in the language of the running test. */
export const at = (path: string): string => localizedPath(runningLanguage(), path);

/** Returns words and facts of a content file in that language: `content('pages/home').cases.label`. */
export const content = (file: string): ContentValues => contentOf(runningLanguage(), file);

const runningLanguage = (): Language => Reflect.get(test.info().project.use, 'language');
