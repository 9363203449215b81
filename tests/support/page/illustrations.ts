import { expect, type Locator } from '@playwright/test';

/** Returns the names of the drawings, one in each element; all are visible, at 40 px or more. */
export async function illustrationsIn(elements: Locator): Promise<(string | undefined)[]> {
  const narrowest = () =>
    elements
      .locator('svg > use')
      .evaluateAll((uses) => Math.min(...uses.map((use) => use.getBoundingClientRect().width)));
  await expect.poll(narrowest).toBeGreaterThanOrEqual(40);
  const urls = await elements.evaluateAll((all) =>
    all.map((element) => element.querySelector('use')?.getAttribute('href')),
  );
  return urls.map((url) => url?.split('#')[1]);
}

/** Runs in the page, so it uses nothing of this file. */
export const isLoaded = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
