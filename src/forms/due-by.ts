import type { FormId } from './forms.ts';
import type { Status } from './statuses.ts';
import { decisionBy, nextWorkingDay, secondWorkingDay } from './working-days.ts';

const ofEnquiry = { read: nextWorkingDay, answered: secondWorkingDay };
const ofApplication = { read: secondWorkingDay, answered: decisionBy };

interface Received {
  form: FormId;
  created_at: number;
}

/** By when the sender has been promised that the message is read, and answered: an application with a decision. */
export function promisedDays({ form, created_at }: Received) {
  const { read, answered } = form === 'application' ? ofApplication : ofEnquiry;
  return { readBy: read(created_at), answerBy: answered(created_at) };
}

export const unfinishedStatuses: readonly Status[] = ['open', 'taken', 'seen'];

/** In these the sender has been answered. */
export const answerStatuses: readonly Status[] = ['answered', 'invited', 'refused'];

/** By when the office has to do more; undefined where nothing is left to do. An application is first to be seen. */
export function dueBy(message: Received & { status: Status }): Date | undefined {
  if (!unfinishedStatuses.includes(message.status)) return undefined;
  const { readBy, answerBy } = promisedDays(message);
  return message.form === 'application' && message.status === 'open' ? readBy : answerBy;
}
