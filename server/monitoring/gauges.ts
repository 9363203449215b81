import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../database/open-database.ts';
import { countDeliveries } from '../outbox/delivery-counts.ts';
import type { Health } from './health.ts';

/** Read when they are scraped; left out where they cannot be read. */
export function addGauges(registry: Registry, { store, health }: { store: Store; health: Health }) {
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => unknown) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await collect(this);
      },
    });

  gauge('site_check_ok', 'Whether a check of /readyz is right: 1, or 0', ['check'], async (ok) => {
    const { checks } = await health.report();
    for (const [check, { state }] of Object.entries(checks)) {
      if (state !== 'off') ok.set({ check }, state === 'ok' ? 1 : 0);
    }
  });
  gauge(
    'site_undelivered_oldest_seconds',
    'How long the message has waited that waits longest for the office to be told',
    [],
    async (oldest) => {
      const { oldestSeconds } = (await health.report()).checks.undelivered;
      if (typeof oldestSeconds === 'number') oldest.set(oldestSeconds);
    },
  );
  gauge('site_outbox_deliveries', 'Deliveries by kind and state', ['kind', 'state'], async (deliveries) => {
    const counts = await countDeliveries(store).catch(() => []);
    for (const { kind, state, count } of counts) deliveries.set({ kind, state }, count);
  });
  const { connections } = store;
  if (!connections) return;
  gauge(
    'site_database_connections',
    'Connections to PostgreSQL: open, idle among those, and statements that wait for one',
    ['state'],
    (count) => {
      for (const [state, many] of Object.entries(connections())) count.set({ state }, many);
    },
  );
}
