import { randomUUID } from 'node:crypto';
import type { DeliveryKind, DeliveryState, OutboxRow } from '../database/tables.ts';

interface Delivery {
  submissionId: string | null;
  kind: DeliveryKind;
  state: DeliveryState;
  notification?: string;
}

export function newRow({ submissionId, kind, state, notification }: Delivery, now: number): OutboxRow {
  return {
    id: randomUUID(),
    submission_id: submissionId,
    kind,
    state,
    attempts: 0,
    due_at: now,
    lease_until: null,
    worker: null,
    last_error: null,
    created_at: now,
    sent_at: null,
    notice: notification ?? null,
  };
}
