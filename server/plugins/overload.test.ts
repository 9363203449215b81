import { expect, test } from 'vitest';
import { serveFixture } from '../app.fixture.ts';

test('while turns take too long visitors get a page that says so, those who want a rendered page first', async () => {
  const site = await serveFixture({}, { limits: { maxDelayMs: { memory: 200, dynamic: 70 } } });
  const statuses = async () =>
    Promise.all(['/', '/contactus', '/healthz'].map(async (path) => (await site.ask(path)).status));
  await expect.poll(statuses).toEqual([200, 200, 200]);
  const slow = keepBusy(130);
  await expect.poll(statuses).toEqual([200, 503, 200]);
  slow.stop();
  const slower = keepBusy(300);
  await expect.poll(statuses).toEqual([503, 503, 200]);
  const { headers, body } = await site.ask('/ar/contactus');
  expect(headers['retry-after']).toBe('30');
  expect(body.toString()).toContain('<h1>ar/unavailable</h1>');
  const script = await site.ask('/contactus', { accept: 'application/json' });
  expect([script.status, script.body.length]).toEqual([503, 0]);
  slower.stop();
  await expect.poll(statuses).toEqual([200, 200, 200]);
});

/** Lets each turn of the process take so long, as more requests than it can answer do. */
function keepBusy(ms: number) {
  let stopped = false;
  const turn = () => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    if (!stopped) setTimeout(turn);
  };
  turn();
  return {
    stop() {
      stopped = true;
    },
  };
}
