import { keysOf } from '#i18n/records.ts';
import type { Status } from './statuses.ts';
import { answerBy, decisionBy } from './working-days.ts';

/** By when the office has to do more; nothing is left to do in the other statuses. */
const nextBy: Partial<Record<Status, (createdAt: number) => Date>> = {
  open: answerBy,
  taken: answerBy,
  seen: decisionBy,
};

export const unfinishedStatuses = keysOf<Status>(nextBy);

/** In these the sender has been answered. */
export const answerStatuses: readonly Status[] = ['answered', 'invited', 'refused'];

export function dueBy({ status, created_at }: { status: Status; created_at: number }): Date | undefined {
  return nextBy[status]?.(created_at);
}
