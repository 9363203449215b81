import { expect, test } from 'vitest';
import { applicationTo } from '#forms/application.ts';
import { filledForm } from '#forms/filled-form.fixture.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { insertPendingUpload } from '#server/submissions/pending-uploads.ts';
import { pdf } from '#server/uploads/pdf.fixture.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { aToken, type FormSite, sendParts, stored } from './form-post.fixture.ts';

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

test('a second press after a corrected form, with the kept file, is thanked for the first', async () => {
  const site = await serveFixture();
  const fileToken = await insertPendingUpload(
    site.store,
    { name: 'cv.pdf', type: 'application/pdf', bytes: pdf(), warnings: [] },
    Date.now(),
  );
  const application = filledForm(applicationTo(1), {
    token: aToken(),
    fileToken: fileToken ?? '',
    email: 'mariam@people.example',
    mobileNumber: '050 123 4567',
    privacyPolicy: 'on',
  });
  expect([await sendParts(site, application), await sendParts(site, application)]).toEqual([303, 303]);
  expect(await stored(site)).toHaveLength(1);
});

async function countPendingUploads({ store }: FormSite): Promise<number> {
  return (await store.database.selectFrom('pending_uploads').select('token').execute()).length;
}

/** The other fields are wrong. */
const sendFile = (site: FormSite, token: string) =>
  sendParts(site, { token, message: '' }, { files: [{ name: 'cv.pdf', bytes: pdf() }] });
