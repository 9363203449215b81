import { createInterface } from 'node:readline/promises';
import { getSecret } from '#server/database/open-database.ts';
import { truncateWal } from '#server/database/sqlite-space.ts';
import { retryNow } from '#server/outbox/outbox.ts';
import { acceptQuarantined } from '#server/submissions/accept-quarantined.ts';
import { eraseByStaff } from '#server/submissions/erasure.ts';
import { CliError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import type { ProgramIo } from '../run-program.ts';
import type { CommandContext } from './command-context.ts';
import { submissionTable } from './read-commands.ts';
import { findSubmission, findSubmissions } from './staff-submissions.ts';

export async function retryDeliveries({ store, options, reference }: CommandContext) {
  needsOne(reference, options.all, '--all');
  const submissionId = reference && (await findSubmission(store.database, reference)).id;
  const count = await retryNow(store, submissionId);
  return count === 0 ? 'There are no unsent deliveries.' : queued(count);
}

export async function acceptByReference({ store, reference }: CommandContext) {
  const { id, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw new CliError(`${reference} was withdrawn by the sender. Take no further action on it.`);
  if (state === 'accepted') return `${reference} has already been accepted.`;
  return `${reference} has been accepted. ${queued(await acceptQuarantined(store, id))}`;
}

const queued = (count: number) =>
  `${counted(count, 'delivery is', 'deliveries are')} queued. The site sends what is queued within 15 seconds.`;

export async function erase({ store, options: { email, yes }, reference, io }: CommandContext) {
  needsOne(reference, email, '--email');
  const submissions = email
    ? await findSubmissions(store.database, { email })
    : [await findSubmission(store.database, reference)];
  // The address is personal data, so it must not go to stderr.
  if (submissions.length === 0) throw new CliError('Nothing is stored from that address.');
  const all = `${counted(submissions.length, 'submission')}, with consents, deliveries and files`;
  print(`${submissionTable(submissions)}\n\nThis will be permanently deleted: ${all}.`, io.stdout);
  if (!yes && !(await saysYes(io))) throw new CliError('Cancelled. Nothing was deleted.');
  const secret = await getSecret(store, 'forms');
  await eraseByStaff(store, secret, submissions, Date.now());
  if (await truncateWal(store, 20)) return `Deleted: ${all}.`;
  return `Deleted: ${all}.\nThe database is in use, so deleted text may stay in its log for a short time. The site then clears it.`;
}

function needsOne(reference: string | undefined, other: unknown, name: string) {
  if (Boolean(reference) === Boolean(other))
    throw new CliError(`Give a reference number or ${name} (one of the two).`, 2);
}

async function saysYes({ stdin, stdout }: ProgramIo): Promise<boolean> {
  if (!stdin.isTTY) {
    throw new CliError(
      'Nothing was deleted, because you cannot be asked to confirm here. To delete without being asked, add --yes.',
      2,
    );
  }
  const asking = createInterface({ input: stdin, output: stdout });
  // Ctrl-C and Ctrl-D close the prompt without an answer.
  const closed = new Promise<string>((resolve) => asking.once('close', () => resolve('')));
  const answer = await Promise.race([asking.question('Type yes to delete: '), closed]);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}
