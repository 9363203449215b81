import { draftLifetime, purgeDrafts } from '../submissions/drafts.ts';
import { purge } from '../submissions/purge.ts';
import type { Call } from './commands.ts';
import { emptyLog } from './empty-log.ts';
import { counted, print } from './print.ts';

/** Erases what is older than the settings allow. */
export async function purgeExpired({ store, settings: { retention } }: Call): Promise<void> {
  const now = Date.now();
  const { enquiries, applications, held } = await purge(store, retention, now);
  const drafts = await purgeDrafts(store, now);
  const { enquiriesMonths, applicationsMonths, heldDays } = retention;
  print(
    [
      `Erased: ${counted(enquiries, 'enquiry', 'enquiries')} older than ${counted(enquiriesMonths, 'month')},`,
      `${counted(applications, 'application or training request', 'applications or training requests')}`,
      `older than ${counted(applicationsMonths, 'month')},`,
      `${counted(held, 'held message')} older than ${counted(heldDays, 'day')},`,
      `${counted(drafts, 'file')} of forms not sent within ${draftLifetime / 3_600_000} hours.${await emptyLog(store)}`,
    ].join(' '),
  );
}
