import { Gauge, type Registry } from 'prom-client';
import { dayMs } from '#i18n/time.ts';
import type { Store } from '#server/database/open-database.ts';
import { countDeliveries } from '#server/outbox/delivery-counts.ts';
import { answerHours, countStatuses } from '#server/submissions/status-counts.ts';
import type { Health } from './health.ts';

/** Read when they are scraped; left out where they cannot be read. */
export function addGauges(
  registry: Registry,
  { store, health, now }: { store: Store; health: Health; now(): number },
) {
  const addGauge = gaugesIn(registry);
  addHealthGauges(addGauge, health);
  addSubmissionGauges(addGauge, store, now);
  if (store.connections()) addConnectionGauge(addGauge, store);
}

type AddGauge = ReturnType<typeof gaugesIn>;

function gaugesIn(registry: Registry) {
  return (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => unknown) =>
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
}

function addHealthGauges(addGauge: AddGauge, health: Health) {
  addGauge('site_check_ok', 'Whether a check of /readyz is right: 1, or 0', ['check'], async (ok) => {
    const { checks } = await health.report();
    for (const [check, { state }] of Object.entries(checks)) {
      if (state !== 'off') ok.set({ check }, state === 'ok' ? 1 : 0);
    }
  });
  addGauge(
    'site_undelivered_oldest_seconds',
    'How long the submission has waited that waits longest for the office to be told',
    [],
    async (oldest) => {
      const { undelivered } = (await health.report()).checks;
      if (typeof undelivered?.oldestSeconds === 'number') oldest.set(undelivered.oldestSeconds);
    },
  );
}

function addSubmissionGauges(addGauge: AddGauge, store: Store, now: () => number) {
  addGauge(
    'site_outbox_deliveries',
    'Deliveries by kind and state',
    ['kind', 'state'],
    async (deliveries) => {
      const counts = await countDeliveries(store).catch(() => []);
      for (const { kind, state, count } of counts) deliveries.set({ kind, state }, count);
    },
  );
  addGauge(
    'site_stored_submissions',
    'Stored submissions by form and status',
    ['form', 'status'],
    async (submissions) => {
      const counts = await countStatuses(store).catch(() => []);
      for (const { form, status, count } of counts) submissions.set({ form, status }, count);
    },
  );
  addGauge(
    'site_answer_hours',
    'Hours from a submission to its answer, of those answered in the last 30 days',
    ['quantile'],
    async (hours) => {
      const sorted = await answerHours(store, now() - 30 * dayMs).catch(() => []);
      for (const quantile of [0.5, 0.9]) {
        // The nearest rank.
        const value = sorted[Math.ceil(quantile * sorted.length) - 1];
        if (value !== undefined) hours.set({ quantile }, value);
      }
    },
  );
}

function addConnectionGauge(addGauge: AddGauge, { connections }: Store) {
  addGauge(
    'site_database_connections',
    'Connections to PostgreSQL: open, idle among those, and statements that wait for one',
    ['state'],
    (count) => {
      for (const [state, many] of Object.entries(connections() ?? {})) count.set({ state }, many);
    },
  );
}
