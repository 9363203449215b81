import type { FormId, Status } from '#codes/form-codes.ts';
import { closedDays, type HolidayCalendar } from '#content/dates/holiday-calendar.ts';
import { decisionBy, nextWorkingDay, secondWorkingDay } from './working-days.ts';

const usualDays = { read: nextWorkingDay, answered: secondWorkingDay };
const applicationDays = { read: secondWorkingDay, answered: decisionBy };

interface Received {
  form: FormId;
  created_at: number;
  /** The country whose office answers; without one, the head office. */
  country?: string | null | undefined;
}

/** Returns the days until which a submission is read and answered, as promised; an application gets a decision. */
export function promisedDays({ form, created_at, country }: Received, calendar: HolidayCalendar) {
  const { read, answered } = form === 'application' ? applicationDays : usualDays;
  const isClosed = closedDays(calendar, country);
  return { readBy: read(created_at, isClosed), answerBy: answered(created_at, isClosed) };
}

export const unfinishedStatuses: readonly Status[] = ['open', 'taken', 'seen'];

/** The statuses in which the sender has been answered. */
export const answerStatuses: readonly Status[] = ['answered', 'invited', 'declined'];

/** Returns the office's next deadline; undefined if nothing is left to do. An application must first be seen. */
export function dueBy(
  submission: Received & { status: Status },
  calendar: HolidayCalendar,
): Date | undefined {
  if (!unfinishedStatuses.includes(submission.status)) return undefined;
  const { readBy, answerBy } = promisedDays(submission, calendar);
  return submission.form === 'application' && submission.status === 'open' ? readBy : answerBy;
}
