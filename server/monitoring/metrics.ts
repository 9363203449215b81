import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '#forms/error-codes.ts';
import type { FormId } from '#forms/forms.ts';
import { paths } from '#i18n/paths.ts';
import { dayMs } from '#i18n/time.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { countDeliveries, type FailureReason } from '../messages/outbox.ts';
import { answerHours, countStatuses } from '../messages/status-counts.ts';
import type { Health } from './health.ts';

export type Metrics = Omit<ReturnType<typeof createMetrics>, 'registry'>;

export const noMetrics: Metrics = { request() {}, message() {}, fieldError() {}, delivery() {} };

/** Seconds: a page takes under a millisecond, a résumé as long as the visitor's line. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];

/** Every label has a closed list of values: nothing that a visitor sends becomes one. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests and their time, by kind and status; 0 where the visitor left before the answer',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const messages = counter(
    'site_messages_total',
    'Forms that were sent, by form, and by what became of them',
    ['form', 'outcome', 'reason'],
  );
  const errors = counter('site_message_errors_total', 'Fields of refused forms, by form and error', [
    'form',
    'error',
  ]);
  const deliveries = counter('site_delivery_tries_total', 'Tries of deliveries, by kind and result', [
    'kind',
    'result',
  ]);
  return {
    registry,
    request: (kind: RequestKind, status: number, seconds: number) =>
      requests.observe({ kind, status }, seconds),
    message: (form: FormId, outcome: 'stored' | 'refused', reason: string) =>
      messages.inc({ form, outcome, reason }),
    fieldError: (form: FormId, error: ErrorCode) => errors.inc({ form, error }),
    delivery: (kind: DeliveryKind, result: FailureReason | 'sent') => deliveries.inc({ kind, result }),
  };
}

/** From the request line alone: few kinds, whatever paths are tried. */
type RequestKind = 'page' | 'file' | 'form' | 'challenge' | 'health' | 'other';

export function requestKindOf(method: string, url: string): RequestKind {
  if (method === 'POST') return 'form';
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  const [path = ''] = url.split('?');
  if (path === paths.challenge) return 'challenge';
  return /\.\w{1,12}$/.test(path) ? 'file' : 'page';
}

/** Read when they are scraped; left out where they cannot be read. */
export function addGauges(
  registry: Registry,
  { store, health, now }: { store: Store; health: Health; now(): number },
) {
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
      const { undelivered } = (await health.report()).checks;
      if (typeof undelivered?.oldestSeconds === 'number') oldest.set(undelivered.oldestSeconds);
    },
  );
  gauge('site_outbox_deliveries', 'Deliveries by kind and state', ['kind', 'state'], async (deliveries) => {
    const counts = await countDeliveries(store).catch(() => []);
    for (const { kind, state, count } of counts) deliveries.set({ kind, state }, count);
  });
  gauge(
    'site_stored_messages',
    'Stored messages by form and status',
    ['form', 'status'],
    async (messages) => {
      const counts = await countStatuses(store).catch(() => []);
      for (const { form, status, count } of counts) messages.set({ form, status }, count);
    },
  );
  gauge(
    'site_answer_hours',
    'Hours from a message to its answer, of those answered in the last 30 days',
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
  if (!store.connections()) return;
  gauge(
    'site_database_connections',
    'Connections to PostgreSQL: open, idle among those, and statements that wait for one',
    ['state'],
    (count) => {
      for (const [state, many] of Object.entries(store.connections() ?? {})) count.set({ state }, many);
    },
  );
}
