import type { Locator, Page } from '@playwright/test';

type Scope = Page | Locator;

export const summaryOn = (scope: Scope) => scope.locator('form').getByRole('alert');

export const errorOn = (scope: Scope, field: string) => scope.locator(`[id$="-${field}-error"]`);

export const sendButtonOn = (scope: Scope) => scope.locator('form [type=submit]:visible').last();

/** Below a field: what is said of what is typed in it. */
export const outputOn = (scope: Scope, field: string) => scope.locator(`output[for$="-${field}"]`);

export async function fieldNamesOn(scope: Scope): Promise<string[]> {
  const controls = scope.locator('form[method=post] :is(input, select, textarea):not([type=hidden])[name]');
  const names = await controls.evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? ''));
  // A honeypot, which people do not see.
  return [...new Set(names)].filter((name) => name !== 'companyFax');
}
