import { afterEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#i18n/time.ts';
import { addressOf } from './address-of.ts';
import { ask, serveFixture } from './app.fixture.ts';
import type { Store } from './database/open-database.ts';
import { engines, freshStore } from './database/store.fixture.ts';
import { message, messageOfAnother } from './messages/message.fixture.ts';
import { submit } from './messages/submit.ts';
import type { Report } from './monitoring/health.ts';
import { addGauges, createMetrics } from './monitoring/metrics.ts';
import { createOperations } from './operations.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const checks = { disk: { state: 'ok' }, undelivered: { state: 'failing', oldestSeconds: 9 } };
const health = {
  report: async (): Promise<Report> => ({
    state: 'not-ready',
    checks: checks as unknown as Report['checks'],
  }),
};

describe.each(engines)('%s', (engine) => {
  async function operations() {
    const metrics = createMetrics();
    const store = await freshStore(engine);
    addGauges(metrics.registry, { store, health, now: () => 40 * dayMs });
    const app = createOperations(metrics.registry, health);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = addressOf(app.server);
    endings.push(
      () => store.close(),
      () => app.close(),
    );
    const text = async () => (await ask(port, '/metrics', {}, 'GET')).body.toString();
    return { metrics, store, port, text };
  }

  test('figures come as Prometheus reads them: the outbox, the checks, the process', async () => {
    const { store, port, text } = await operations();
    await submit(store, message(), 1);
    for (const [days, hours] of [
      [20, 1],
      [20, 3],
      [21, 8],
      [2, 90],
    ] as const)
      await answered(store, days * dayMs, hours);
    expect((await ask(port, '/metrics', {}, 'GET')).headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      'cache-control': 'no-store',
    });
    const lines = (await text()).split('\n');
    expect(lines).toContain('site_outbox_deliveries{kind="staff-mail",state="due"} 1');
    expect(lines).toContain('site_check_ok{check="undelivered"} 0');
    expect(lines).toContain('site_check_ok{check="disk"} 1');
    expect(lines).toContain('site_undelivered_oldest_seconds 9');
    expect(lines).toContain('site_stored_messages{form="contact",status="open"} 1');
    expect(lines).toContain('site_stored_messages{form="contact",status="answered"} 4');
    expect(lines).toContain('site_answer_hours{quantile="0.5"} 3');
    expect(lines).toContain('site_answer_hours{quantile="0.9"} 8');
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true);
    const pool = lines.filter((line) => line.startsWith('site_database_connections{'));
    expect(pool).toHaveLength(engine === 'postgres' ? 3 : 0);
  });

  test('without its tables the other figures are told all the same', async () => {
    const { store, text } = await operations();
    await store.database.schema.alterTable('outbox').renameTo('away').execute();
    const figures = await text();
    expect(figures).toContain('site_check_ok{check="disk"} 1');
    expect(figures).not.toContain('site_outbox_deliveries{');
  });

  test('readiness is told with every check, and nothing else has a path', async () => {
    const { port } = await operations();
    const ready = await ask(port, '/readyz', {}, 'GET');
    expect([ready.status, JSON.parse(ready.body.toString())]).toEqual([503, { state: 'not-ready', checks }]);
    expect((await ask(port, '/healthz', {}, 'GET')).status).toBe(200);
    expect((await ask(port, '/', {}, 'GET')).status).toBe(404);
    expect((await ask(port, '/metrics', {}, 'POST')).status).toBe(405);
  });
});

/** Stores a message of a moment that is answered some hours later. */
async function answered(store: Store, at: number, hours: number) {
  const { reference } = await submit(store, messageOfAnother({ deliveries: [] }), at);
  await store.database
    .updateTable('submissions')
    .set({ status: 'answered', answered_at: at + hours * hourMs })
    .where('reference', '=', reference)
    .execute();
}

test('requests and forms are counted by kind, whatever paths are tried', async () => {
  const metrics = createMetrics();
  const site = await serveFixture({ metrics });
  endings.push(() => site.close());
  for (let at = 0; at < 50; at += 1) await site.ask(`/try-${at}/mona?${at}`);
  await site.ask('/favicon.svg');
  await site.ask('/forms/challenge');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://127.0.0.1:${site.port}`,
  };
  await site.ask('/contactus', headers, 'POST', 'name=mo&country=mona');
  await expect.poll(() => site.lines.length).toBe(53);
  const text = await metrics.registry.metrics();
  expect(text).toContain('http_request_duration_seconds_count{kind="page",status="404"} 50');
  expect(text).toContain('http_request_duration_seconds_count{kind="file",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{kind="challenge",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{kind="form",status="422"} 1');
  expect(text).toContain('site_messages_total{form="contact",outcome="refused",reason="invalid"} 1');
  expect(text).toContain('site_message_errors_total{form="contact",error="name-short"} 1');
  expect(text).not.toContain('mona');
});
