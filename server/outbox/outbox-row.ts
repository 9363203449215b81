import { randomUUID } from 'node:crypto';
import type { OutboxRow } from '../database/tables.ts';

type Delivery = Pick<OutboxRow, 'submission_id' | 'kind' | 'state'> & Partial<Pick<OutboxRow, 'notice'>>;

export function newRow(delivery: Delivery, now: number): OutboxRow {
  return {
    id: randomUUID(),
    attempts: 0,
    due_at: now,
    lease_until: null,
    worker: null,
    last_error: null,
    created_at: now,
    sent_at: null,
    notice: null,
    ...delivery,
  };
}
