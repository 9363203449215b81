import { expect, type Locator, type Page } from '@playwright/test';
import { hiddenFields } from '#forms/hidden-fields.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { expectPath } from './visit.ts';

/** The values to fill in by the fields' names: texts, choices, and `true` for a box. */
type Values = Record<string, string | true>;

/** Returns the form of a page, a part of it or a dialog. Its fields have the names under which they are sent. */
export function formOn(scope: Page | Locator) {
  const form = scope.locator('form[method=post]');
  const field = (name: string) => form.locator(`[name=${name}]`);
  const sendButton = form.locator('[type=submit]:visible').last();
  return {
    field,
    sendButton,
    send: () => sendButton.click(),
    /** The summary of the errors, with a link to each field. */
    summary: form.getByRole('alert'),
    error: (name: string) => form.locator(`[id$="-${name}-error"]`),
    /** The line below a field shows the value as the form understands it. */
    output: (name: string) => form.locator(`output[for$="-${name}"]`),
    async fill(values: Values) {
      for (const [name, value] of Object.entries(values)) {
        if (value === true) await field(name).check();
        else if (await field(name).and(form.locator('select')).count()) await field(name).selectOption(value);
        else await field(name).fill(value);
      }
    },
    async expectValues(values: Values) {
      for (const [name, value] of Object.entries(values)) {
        if (value === true) await expect(field(name)).toBeChecked();
        else await expect(field(name)).toHaveValue(value);
      }
    },
    /** Returns the names of the visible fields in their order. */
    async fieldNames(): Promise<string[]> {
      const controls = form.locator(':is(input, select, textarea):not([type=hidden])[name]');
      const names = await controls.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
      return [...new Set(names)].filter((name) => name !== hiddenFields.honeypot);
    },
  };
}

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
