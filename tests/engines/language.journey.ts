import { expect } from '@playwright/test';
import { languageCodes, languagePreferenceKey, languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { test } from './engine-test.ts';

for (const language of languageCodes) {
  test(`the switch keeps the page, and is remembered, from ${languages[language].name}`, async ({
    visitor,
  }) => {
    const other = otherLanguage(language);
    const part = (of: typeof language) => `${localizedPath(of, paths.service(1))}#family-charter`;
    await visitor.open(part(language));
    await visitor.click('[data-language-link]');
    await expect.poll(visitor.url).toBe(part(other));
    expect(await visitor.run(() => document.documentElement.dir)).toBe(languages[other].dir);
    expect(await visitor.run(() => document.cookie)).toContain(`${languagePreferenceKey}=${other}`);
    await visitor.open('/offices');
    await expect.poll(visitor.url).toBe(localizedPath(other, '/offices'));
  });
}
