import type { FormId } from '../../forms/choices.ts';
import type { Store } from '../database/open.ts';
import type { SubmissionState } from '../database/tables.ts';
import { purgeDrafts } from './drafts.ts';

export interface Retention {
  enquiriesMonths: number;
  /** Of jobs and of training. */
  applicationsMonths: number;
  /** Of messages held as spam. */
  heldDays: number;
}

export interface Purged {
  enquiries: number;
  applications: number;
  held: number;
}

/** Erases all whose time is over: submissions, and files of forms that never came back. */
export async function purgeAll(store: Store, retention: Retention, now: number) {
  return { ...(await purge(store, retention, now)), drafts: await purgeDrafts(store, now) };
}

/** Erases every submission whose time is over, with all that hangs on it, and answers how many. */
export function purge({ database }: Store, retention: Retention, now: number): Promise<Purged> {
  return database.transaction().execute(async (transaction) => {
    const erase = async (forms: FormId[], before: number, states: SubmissionState[]) => {
      // What hangs on a submission goes with it: `on delete cascade`.
      const { numDeletedRows } = await transaction
        .deleteFrom('submissions')
        .where('form', 'in', forms)
        .where('state', 'in', states)
        .where('created_at', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    };
    const enquiriesEnd = monthsBefore(now, retention.enquiriesMonths);
    const applicationsEnd = monthsBefore(now, retention.applicationsMonths);
    const heldEnd = now - retention.heldDays * 86_400_000;
    return {
      held: await erase(['contact', 'training', 'application'], heldEnd, ['held']),
      enquiries: await erase(['contact'], enquiriesEnd, ['accepted', 'held']),
      applications: await erase(['training', 'application'], applicationsEnd, ['accepted', 'held']),
    };
  });
}

/** The same day of an earlier month; that month's last day where it is shorter. */
function monthsBefore(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}
