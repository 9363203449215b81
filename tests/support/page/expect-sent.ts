import { expect, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { expectPath } from './visit.ts';

/** Waits for the sent page and returns its reference. */
export async function expectSent(page: Page, language: Language): Promise<string> {
  await expectPath(page, localizedPath(language, paths.sent));
  return referenceOn(page);
}

export async function referenceOn(page: Page): Promise<string> {
  const reference = page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).first();
  await expect(reference).toBeVisible();
  return (await reference.textContent())?.trim() ?? '';
}
