import type { FormId, Status } from '#codes/form-codes.ts';
import { closedDays, type HolidayCalendar } from '#content/dates/holiday-calendar.ts';
import { decisionBy, workingDayAfter } from './working-days.ts';

interface Received {
  form: FormId;
  created_at: number;
  /** The country whose office answers; without one, the head office. */
  country?: string | null | undefined;
}

/** Returns the days until which a submission is read and answered, as promised; an application gets a decision. */
export function promisedDays({ form, created_at, country }: Received, calendar: HolidayCalendar) {
  const isClosed = closedDays(calendar, country);
  const workingDay = (count: number) => workingDayAfter(created_at, count, isClosed);
  if (form === 'application') return { readBy: workingDay(2), answerBy: decisionBy(created_at, isClosed) };
  return { readBy: workingDay(1), answerBy: workingDay(2) };
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
