import { afterEach, expect, test } from 'vitest';
import { serveFixture } from '../app.fixture.ts';
import { createRateLimiter } from '../messages/rate-limiter.ts';
import { pdf } from '../resume/pdf.fixture.ts';
import { aToken, type Site } from './form-post.fixture.ts';

let site: Site | undefined;
afterEach(() => site?.close());

test('files of forms that come back are kept for the first few, whoever sends more has to wait', async () => {
  site = await serveFixture({ rateLimiter: createRateLimiter(10, 3) });
  const statuses: number[] = [];
  for (let times = 0; times < 160; times += 1) statuses.push(await sendFile(site, aToken()));
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(150).fill(429)]);
  expect(await countDrafts(site)).toBe(10);
});

test.each(['', 'x', 'x.y.z'])(
  'a file that comes with the token "%s", which is none, is not kept',
  async (token) => {
    site = await serveFixture();
    expect(await sendFile(site, token)).toBe(422);
    expect(await countDrafts(site)).toBe(0);
  },
);

async function countDrafts({ store }: Site): Promise<number> {
  return (await store.database.selectFrom('drafts').select('token').execute()).length;
}

/** As a browser without script does, with fields that are wrong. */
async function sendFile({ port }: Site, token: string): Promise<number> {
  const body = new FormData();
  body.append('token', token);
  body.append('message', '');
  body.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' }));
  const answer = await fetch(`http://127.0.0.1:${port}/apply/1`, {
    method: 'POST',
    headers: { origin: `http://127.0.0.1:${port}`, accept: 'text/html' },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}
