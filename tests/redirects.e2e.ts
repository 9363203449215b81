import { expect, test } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { readRedirects } from '#server/routes/redirects.ts';

test('a URL that has moved leads to its living page in one step, in both languages', async ({ request }) => {
  const redirects = readRedirects();
  // The specification's own spellings stay for good.
  expect([...redirects.keys()]).toEqual(expect.arrayContaining(['/home', '/healthCare']));
  for (const [old, target] of redirects) {
    for (const language of languageCodes) {
      const [from, to] = [localizedPath(language, old), localizedPath(language, target)];
      const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([301, `${to}?a=1`]);
      expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
    }
  }
});
