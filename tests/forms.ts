import type { Locator, Page } from '@playwright/test';

type Scope = Page | Locator;

/** What says why a form was not sent. */
export const summaryOn = (scope: Scope) => scope.locator('form').getByRole('alert');

/** The message at a field. */
export const problemOn = (scope: Scope, field: string) => scope.locator(`[id$="-${field}-problem"]`);

/** The button that sends, whatever it says. */
export const sendButtonOn = (scope: Scope) => scope.locator('form [type=submit]:visible').last();

/** What is said below a field of what is typed in it. */
export const outputOn = (scope: Scope, field: string) => scope.locator(`output[for$="-${field}"]`);

/** Names of the fields that a form asks for, in their order. */
export async function fieldNamesOn(scope: Scope): Promise<string[]> {
  const controls = scope.locator('form[method=post] :is(input, select, textarea):not([type=hidden])[name]');
  const names = await controls.evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? ''));
  // The last is the one that people do not see.
  return [...new Set(names)].filter((name) => name !== 'companyFax');
}
