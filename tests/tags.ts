import type { Language } from '#i18n/languages.ts';

// A project for each language (playwright.config.ts) runs the tests that have its tag; that of English those without
// any as well.

/** Of tests that are declared for each language. */
export const inLanguage = (language: Language) => ({ tag: `@${language}` });

// Of one that is declared for each language and looks at what is the same code in all: it runs in this one alone, with
// TEST_ALL (`npm test -- --all`) in each. What hangs on direction or words has neither.
export const inEnglish = { tag: '@once-en' };
export const inArabic = { tag: '@once-ar' };
