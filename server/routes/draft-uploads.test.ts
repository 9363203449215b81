import { expect, test } from 'vitest';
import { serveFixture } from '../app.fixture.ts';
import { createRateLimiter } from '../messages/rate-limiter.ts';
import { pdf } from '../resume/pdf.fixture.ts';
import { aToken, type Site } from './form-post.fixture.ts';

test('files of forms that come back are kept for the first few, whoever sends more has to wait', async () => {
  const site = await serveFixture({ rateLimiter: createRateLimiter(10, 3) });
  const statuses: number[] = [];
  for (let times = 0; times < 30; times += 1) statuses.push(await sendFile(site, aToken()));
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(20).fill(429)]);
  expect(await countDrafts(site)).toBe(10);
});

test('a file that comes with a token that is none is not kept', async () => {
  const site = await serveFixture();
  for (const token of ['', 'x', 'x.y.z']) expect(await sendFile(site, token)).toBe(422);
  expect(await countDrafts(site)).toBe(0);
});

async function countDrafts({ store }: Site): Promise<number> {
  return (await store.database.selectFrom('drafts').select('token').execute()).length;
}

/** As a browser without script does, with fields that are wrong. */
async function sendFile({ port }: Site, token: string): Promise<number> {
  const body = new FormData();
  body.append('token', token);
  body.append('message', '');
  body.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' }));
  const origin = `http://127.0.0.1:${port}`;
  const headers = { origin, accept: 'text/html' };
  const answer = await fetch(`${origin}/apply/1`, { method: 'POST', headers, body });
  await answer.body?.cancel();
  return answer.status;
}
