import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { pdf } from '#server/uploads/pdf.fixture.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { aToken, type FormSite, sendParts } from './form-post.fixture.ts';

test('files of forms with errors are kept up to a limit for each client', async () => {
  const site = await serveFixture({ formRateLimiter: createRateLimiter(10, 3) });
  const statuses: number[] = [];
  for (let times = 0; times < 30; times += 1) statuses.push(await sendFile(site, aToken()));
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(20).fill(429)]);
  expect(await countPendingUploads(site)).toBe(10);
});

test('a file with an invalid token is not kept', async () => {
  const site = await serveFixture();
  for (const token of ['', 'x', 'x.y.z']) expect(await sendFile(site, token)).toBe(422);
  expect(await countPendingUploads(site)).toBe(0);
});

async function countPendingUploads({ store }: FormSite): Promise<number> {
  return (await store.database.selectFrom('pending_uploads').select('token').execute()).length;
}

/** The other fields are wrong. */
const sendFile = (site: FormSite, token: string) =>
  sendParts(site, { token, message: '' }, { files: [{ name: 'cv.pdf', bytes: pdf() }] });
