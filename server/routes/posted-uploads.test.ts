import { expect, test } from 'vitest';
import { applicationTo } from '#forms/application.ts';
import { filledForm } from '#forms/filled-form.fixture.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { insertPendingUpload } from '#server/submissions/pending-uploads.ts';
import { pdf } from '#server/uploads/pdf.fixture.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { aToken, type FormSite, formMessages, send, sendParts, stored } from './form-post.fixture.ts';

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

test('a file that is kept no longer has to be attached again', async () => {
  const site = await serveFixture();
  const { status, body } = await send(site, { fileToken: 'expired' }, '/ar/apply/1');
  expect(status).toBe(422);
  expect(body.toString()).toContain(formMessages('ar').errors['file-expired']);
});

const file = (name: string, size: number) => ['resume', new File([new Uint8Array(size)], name)] as const;

test.each([
  ['a file of 40 MB', 422, [file('cv.pdf', 40_000_000)]],
  ['two files', 400, [file('cv.pdf', 1), file('letter.pdf', 1)]],
  ['a field twice', 400, [['email', 'a@b.example'] as const, ['email', 'c@d.example'] as const]],
  ['a message of 300 kB', 413, [['message', 'x'.repeat(300_000)] as const]],
])('without script, %s is refused and what was typed comes back', async (_, status, parts) => {
  const { port } = await serveFixture();
  const body = new FormData();
  // Browsers send the file first, because its field is the first of the form.
  for (const [name, value] of [...parts, ['token', aToken()] as const, ['name', 'منى صالح'] as const])
    typeof value === 'string' ? body.append(name, value) : body.append(name, value);
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/ar/apply/1`, { method: 'POST', headers: { origin }, body });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('منى صالح')]);
});

async function countPendingUploads({ store }: FormSite): Promise<number> {
  return (await store.database.selectFrom('pending_uploads').select('token').execute()).length;
}

/** The other fields are wrong. */
const sendFile = (site: FormSite, token: string) =>
  sendParts(site, { token, message: '' }, { files: [{ name: 'cv.pdf', bytes: pdf() }] });
