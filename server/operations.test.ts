import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#lib/durations.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import type { Store } from './database/open-database.ts';
import { databaseEngines, freshStore } from './database/store.fixture.ts';
import type { HealthReport } from './health/health.ts';
import { addGauges } from './metrics/gauges.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createOperations } from './operations.ts';
import { headersFor } from './routes/form-post.fixture.ts';
import { submission, submissionOfAnother } from './submissions/submission.fixture.ts';
import { submit } from './submissions/submit.ts';

const report: HealthReport = {
  state: 'not-ready',
  checks: { disk: { state: 'ok' }, undelivered: { state: 'failing', oldestSeconds: 9 } },
};
const health = async () => report;

describe.each(databaseEngines)('%s', (engine) => {
  async function operations() {
    const metrics = createMetrics();
    const store = await freshStore(engine);
    addGauges(metrics.registry, store, health, () => 40 * dayMs);
    const app = createOperations(metrics.registry, health);
    const tell = async (url: string) => (await app.inject(url)).body;
    return { store, app, tell };
  }

  test('metrics for Prometheus cover the outbox, the checks and the process', async () => {
    const { store, app } = await operations();
    await submit(store, submission(), 1);
    await answered(store, 20 * dayMs, 1);
    await answered(store, 20 * dayMs, 3);
    await answered(store, 21 * dayMs, 8);
    await answered(store, 2 * dayMs, 90);
    const { headers, body } = await app.inject('/metrics');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      'cache-control': 'no-store',
    });
    const lines = body.split('\n');
    for (const line of [
      'site_outbox_deliveries{kind="staff-mail",state="queued"} 1',
      'site_check_ok{check="undelivered"} 0',
      'site_check_ok{check="disk"} 1',
      'site_undelivered_oldest_seconds 9',
      'site_stored_submissions{form="contact",status="open"} 1',
      'site_stored_submissions{form="contact",status="answered"} 4',
      'site_answer_hours{quantile="0.5"} 3',
      'site_answer_hours{quantile="0.9"} 8',
    ])
      expect(lines).toContain(line);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true);
  });

  test('metrics that need no table are served without the database', async () => {
    const { store, tell } = await operations();
    await store.database.schema.alterTable('outbox').renameTo('away').execute();
    const figures = await tell('/metrics');
    expect(figures).toContain('site_check_ok{check="disk"} 1');
    expect(figures).not.toContain('site_outbox_deliveries{');
  });
});

test('readiness lists every check, and no other path exists', async () => {
  const app = createOperations(createMetrics().registry, health);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, report]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(405);
});

/** Stores a submission of a moment that is answered some hours later. */
async function answered(store: Store, at: number, hours: number) {
  const { reference } = await submit(store, submissionOfAnother({ deliveryKinds: [] }), at);
  await store.database
    .updateTable('submissions')
    .set({ status: 'answered', answered_at: at + hours * hourMs })
    .where('reference', '=', reference)
    .execute();
}

test('requests and forms are counted by kind, whatever their path', async () => {
  const metrics = createMetrics();
  const site = await serveFixture({ metrics });
  for (let at = 0; at < 50; at += 1) await site.ask(`/try-${at}/mona?${at}`);
  await site.ask('/favicon.svg');
  await site.ask('/forms/challenge');
  await site.ask('/contactus', headersFor(site), 'POST', 'name=mo&country=mona');
  await expect.poll(() => site.lines.length).toBe(53);
  const text = await metrics.registry.metrics();
  for (const line of [
    'http_request_duration_seconds_count{kind="page",status="404"} 50',
    'http_request_duration_seconds_count{kind="file",status="200"} 1',
    'http_request_duration_seconds_count{kind="challenge",status="200"} 1',
    'http_request_duration_seconds_count{kind="form",status="422"} 1',
    'site_submissions_total{form="contact",result="refused",reason="invalid"} 1',
    'site_field_errors_total{form="contact",error="name-short"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('mona');
});
