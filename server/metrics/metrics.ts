import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ErrorCode, FormId } from '#codes/form-codes.ts';
import { paths } from '#routing/paths.ts';

export interface Metrics {
  request(kind: RequestKind, status: number, seconds: number): void;
  submission(form: FormId, result: 'stored' | 'refused', reason: string): void;
  fieldError(form: FormId, error: ErrorCode): void;
  delivery(kind: string, result: string): void;
}

export const noMetrics: Metrics = { request() {}, submission() {}, fieldError() {}, delivery() {} };

/** The buckets are seconds: a page takes under a millisecond, a résumé as long as the visitor's line needs. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];

/** Every label has a closed list of values: nothing that a visitor sends becomes one. */
export function createMetrics(): Metrics & { registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests and the time to their response, by kind and status; 0 where the visitor left before it',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const submissions = counter('site_submissions_total', 'Forms that were sent, by form, result and reason', [
    'form',
    'result',
    'reason',
  ]);
  const errors = counter('site_field_errors_total', 'Fields of refused forms, by form and error', [
    'form',
    'error',
  ]);
  const deliveries = counter('site_delivery_attempts_total', 'Attempts at deliveries, by kind and result', [
    'kind',
    'result',
  ]);
  return {
    registry,
    request: (kind, status, seconds) => requests.observe({ kind, status }, seconds),
    submission: (form, result, reason) => submissions.inc({ form, result, reason }),
    fieldError: (form, error) => errors.inc({ form, error }),
    delivery: (kind, result) => deliveries.inc({ kind, result }),
  };
}

type RequestKind = 'page' | 'file' | 'form' | 'challenge' | 'health' | 'other';

export function requestKindOf(method: string, url: string): RequestKind {
  if (method === 'POST') return 'form';
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  const [path = ''] = url.split('?');
  if (path === paths.challenge) return 'challenge';
  return /\.\w{1,12}$/.test(path) ? 'file' : 'page';
}
