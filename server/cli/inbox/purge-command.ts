import { dayMs, hourMs } from '#language/time.ts';
import { draftTtlMs } from '../../submissions/drafts.ts';
import { purgeExpired } from '../../submissions/purge-expired.ts';
import { withdrawnTtlMs } from '../../submissions/retention.ts';
import { counted, print } from '../print.ts';
import { clearTraces } from './clear-traces.ts';
import type { CommandContext } from './inbox-commands.ts';

export async function purge({ store, settings: { retention } }: CommandContext): Promise<void> {
  const { enquiries, applications, held, withdrawn, drafts } = await purgeExpired(
    store,
    retention,
    Date.now(),
  );
  const { enquiriesMonths, applicationsMonths, heldDays } = retention;
  print(
    [
      `Erased: ${counted(enquiries, 'enquiry', 'enquiries')} older than ${counted(enquiriesMonths, 'month')},`,
      `${counted(applications, 'application or training request', 'applications or training requests')}`,
      `older than ${counted(applicationsMonths, 'month')},`,
      `${counted(held, 'held message')} older than ${counted(heldDays, 'day')},`,
      `${counted(withdrawn, 'message')} whose consent was withdrawn ${counted(withdrawnTtlMs / dayMs, 'day')} ago,`,
      `${counted(drafts, 'file')} of forms not sent within ${draftTtlMs / hourMs} hours.${await clearTraces(store)}`,
    ].join(' '),
  );
}
