import { Gauge, type Registry } from 'prom-client';
import { dayMs, hourMs } from '#lib/durations.ts';
import type { Store } from '#server/database/open-database.ts';
import type { Health } from '#server/health/health.ts';
import { countDeliveries } from '#server/outbox/delivery-counts.ts';

type Sample = [labels: Record<string, string | number>, value: number];

/** Each gauge is read when a monitor asks. One that cannot be read has no value. */
export function addGauges(registry: Registry, store: Store, health: Health, now: () => number) {
  const checks = async () => Object.entries((await health()).checks);
  add('site_check_ok', 'Whether a check of /readyz is right: 1, or 0', ['check'], async () =>
    (await checks())
      .filter(([, { state }]) => state !== 'off')
      .map(([check, { state }]) => [{ check }, state === 'ok' ? 1 : 0]),
  );
  const longestHelp = 'How long the submission has waited that waits longest for the office to be told';
  add('site_undelivered_oldest_seconds', longestHelp, [], async () =>
    (await checks())
      .filter(([, { oldestSeconds }]) => oldestSeconds !== undefined)
      .map(([, { oldestSeconds }]) => [{}, Number(oldestSeconds)]),
  );
  add('site_outbox_deliveries', 'Deliveries by kind and state', ['kind', 'state'], async () =>
    (await countDeliveries(store)).map(({ count, kind, state }) => [{ kind, state }, count]),
  );
  add('site_stored_submissions', 'Stored submissions by form and status', ['form', 'status'], async () =>
    (await countStatuses(store)).map(({ count, form, status }) => [{ form, status }, count]),
  );
  const answeredHelp = 'Hours from a submission to its answer, of those answered in the last 30 days';
  add('site_answer_hours', answeredHelp, ['quantile'], async () => {
    const sorted = await answerHours(store, now() - 30 * dayMs);
    const hours = (quantile: number) => sorted[Math.ceil(quantile * sorted.length) - 1] ?? 0;
    return sorted.length === 0 ? [] : [0.5, 0.9].map((quantile) => [{ quantile }, hours(quantile)]);
  });

  function add(name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await read().catch(() => [])) this.set(labels, value);
      },
    });
  }
}

function countStatuses({ database }: Store) {
  return database
    .selectFrom('submissions')
    .select(({ fn }) => ['form', 'status', fn.countAll<number>().as('count')])
    .where('state', '=', 'accepted')
    .where('withdrawn_at', 'is', null)
    .groupBy(['form', 'status'])
    .execute();
}

async function answerHours({ database }: Store, since: number): Promise<number[]> {
  const all = await database
    .selectFrom('submissions')
    .select(['created_at', 'answered_at'])
    .where('answered_at', '>=', since)
    .execute();
  const hours = all.map(({ created_at, answered_at }) => ((answered_at ?? created_at) - created_at) / hourMs);
  return hours.sort((one, other) => one - other);
}
