import { createInterface } from 'node:readline/promises';
import { dayMs, hourMs } from '#i18n/time.ts';
import { getSecret, type Store } from '#server/database/open-database.ts';
import { truncateWal } from '#server/database/sqlite-space.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import { writeAuditLog } from '#server/submissions/audit-log.ts';
import { type Erased, eraseSubmissions, purgeExpired } from '#server/submissions/erasure.ts';
import { pendingUploadTtlMs } from '#server/submissions/pending-uploads.ts';
import { withdrawnTtlMs } from '#server/submissions/retention.ts';
import { CliError, UsageError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import type { ProgramIo } from '../run-program.ts';
import type { CommandContext } from './inbox-options.ts';
import { submissionTable } from './list-command.ts';
import { findSubmission, findSubmissions } from './staff-submissions.ts';

export async function erase({ store, options, reference, io }: CommandContext) {
  if ((reference === undefined) === (options.email === undefined)) {
    throw new UsageError(
      `Give a reference number or --email (one of the two). See: ${staffCommand('inbox', 'erase --help')}`,
    );
  }
  const found =
    reference !== undefined
      ? [await findSubmission(store.database, reference)]
      : await findSubmissions(store.database, { email: options.email });
  // The address is personal data, and this goes to stderr.
  if (found.length === 0) throw new CliError('Nothing is stored from that address.');

  const consents = found.flatMap((submission) => submission.consents).length;
  const deliveries = found.flatMap((submission) => submission.deliveries).length;
  const files = found.filter(({ file }) => file).length;
  const all = inWords({ submissions: found.length, consents, deliveries, files });
  print(`${submissionTable(found)}\n\nThis will be permanently deleted: ${all}.`, io.stdout);
  if (!options.yes && !(await saysYes(io))) throw new CliError('Cancelled. Nothing was deleted.');

  const secret = await getSecret(store, 'forms');
  const gone = await store.database.transaction().execute(async (transaction) => {
    await writeAuditLog(transaction, secret, found, { action: 'erase', actor: 'staff', at: Date.now() });
    return eraseSubmissions(transaction, found);
  });
  return `Deleted: ${inWords(gone)}.${await clearTraces(store)}`;
}

function inWords({ submissions, consents, deliveries, files }: Erased): string {
  return [
    counted(submissions, 'submission'),
    counted(consents, 'consent'),
    counted(deliveries, 'delivery', 'deliveries'),
    counted(files, 'file'),
  ].join(', ');
}

async function saysYes({ stdin, stdout }: ProgramIo): Promise<boolean> {
  if (!stdin.isTTY) {
    throw new UsageError(
      'Nothing was deleted, because you cannot be asked to confirm here. To delete without being asked, add --yes.',
    );
  }
  const asking = createInterface({ input: stdin, output: stdout });
  // Ctrl-C and Ctrl-D close it without an answer.
  const closed = new Promise<string>((resolve) => asking.once('close', () => resolve('')));
  const answer = await Promise.race([asking.question('Type yes to delete: '), closed]);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

export async function purge({ store, settings: { retention } }: CommandContext) {
  const gone = await purgeExpired(store, retention, Date.now());
  const { enquiriesMonths, applicationsMonths, quarantineDays } = retention;
  const deleted = [
    `${counted(gone.enquiries, 'enquiry', 'enquiries')} older than ${counted(enquiriesMonths, 'month')}`,
    `${counted(gone.applications, 'job or training application')} older than ${counted(applicationsMonths, 'month')}`,
    `${counted(gone.quarantined, 'quarantined submission')} older than ${counted(quarantineDays, 'day')}`,
    `${counted(gone.withdrawn, 'submission')} withdrawn by the sender ${counted(withdrawnTtlMs / dayMs, 'day')} ago`,
    `${counted(gone.pendingUploads, 'file')} of forms not sent within ${pendingUploadTtlMs / hourMs} hours`,
  ];
  return `Deleted: ${deleted.join('\n         ')}${await clearTraces(store)}`;
}

/** Resolves to a note for staff where erased text stays readable for a while. */
async function clearTraces(store: Store): Promise<string> {
  if (await truncateWal(store, 20)) return '';
  return '\nThe database is in use, so deleted text may stay in its log for a short time. The site then clears it.';
}
