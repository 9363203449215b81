import { expect, type Locator } from '@playwright/test';

/** The names of the drawings in some elements, one in each; all are seen, at 40 px or more. */
export async function drawnIn(elements: Locator): Promise<(string | undefined)[]> {
  await expect(async () => {
    for (const use of await elements.locator('svg > use').all()) {
      expect((await use.boundingBox())?.width).toBeGreaterThanOrEqual(40);
    }
  }).toPass();
  const urls = await elements.evaluateAll((all) =>
    all.map((element) => element.querySelector('use')?.getAttribute('href')),
  );
  return urls.map((url) => url?.split('#')[1]);
}
