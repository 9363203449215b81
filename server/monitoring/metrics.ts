import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { FormId } from '#forms/choices.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { FailureReason } from '../outbox/failure-reasons.ts';
import type { RequestKind } from './request-kind.ts';

/** Every label has a closed list of values: nothing that a visitor sends becomes one. */
export interface Metrics {
  request(kind: RequestKind, status: number, seconds: number): void;
  message(form: FormId, outcome: 'stored' | 'refused', reason: string): void;
  problem(form: FormId, problem: string): void;
  delivery(kind: DeliveryKind, result: FailureReason | 'sent'): void;
}

export const noMetrics: Metrics = { request() {}, message() {}, problem() {}, delivery() {} };

/** Seconds: a page takes under a millisecond, a résumé as long as the visitor's line. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];

export function createMetrics(): Metrics & { registry: Registry } {
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
  const problems = counter('site_message_problems_total', 'Fields of refused forms, by form and problem', [
    'form',
    'problem',
  ]);
  const deliveries = counter('site_delivery_tries_total', 'Tries of deliveries, by kind and result', [
    'kind',
    'result',
  ]);
  return {
    registry,
    request: (kind, status, seconds) => requests.observe({ kind, status }, seconds),
    message: (form, outcome, reason) => messages.inc({ form, outcome, reason }),
    problem: (form, problem) => problems.inc({ form, problem }),
    delivery: (kind, result) => deliveries.inc({ kind, result }),
  };
}
