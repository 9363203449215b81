import { expect, test } from 'vitest';
import { cleanUp } from '#tests/support/server/clean-up.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';

test('an overloaded server answers with a page that says so, rendered pages first', async () => {
  const site = await serveFixture({ limits: { maxDelayMs: { memory: 600, dynamic: 70 } } });
  const statuses = async () =>
    Promise.all(['/', '/contactus', '/healthz'].map(async (path) => (await site.ask(path)).status));
  await expect.poll(statuses).toEqual([200, 200, 200]);
  const speedUp = keepBusy(130);
  await expect.poll(statuses).toEqual([200, 503, 200]);
  speedUp();
  const recover = keepBusy(700);
  await expect.poll(statuses).toEqual([503, 503, 200]);
  const { headers, body } = await site.ask('/ar/contactus');
  expect(headers['retry-after']).toBe('30');
  expect(body.toString()).toContain('<h1>ar/unavailable</h1>');
  const script = await site.ask('/contactus', { accept: 'application/json' });
  expect([script.status, script.body.length]).toEqual([503, 0]);
  recover();
  await expect.poll(statuses).toEqual([200, 200, 200]);
});

/** Makes each turn of the process take this long, as too many requests do. */
function keepBusy(ms: number) {
  const turns = setInterval(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  });
  cleanUp(() => clearInterval(turns));
  return () => clearInterval(turns);
}
