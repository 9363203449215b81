import { staffCommand } from '#server/lib/staff-command.ts';
import { release, retryFailed } from '#server/outbox/outbox.ts';
import { CliError, UsageError } from '../cli-error.ts';
import { counted } from '../print.ts';
import type { CommandContext } from './inbox-options.ts';
import { findSubmission } from './staff-submissions.ts';

export async function retry({ store, options, reference }: CommandContext) {
  if ((reference === undefined) === !options.all) {
    throw new UsageError(
      `Give a reference number or --all (one of the two). See: ${staffCommand('inbox', 'retry --help')}`,
    );
  }
  const submissionId = reference && (await findSubmission(store.database, reference)).id;
  const count = await retryFailed(store, { submissionId });
  if (count === 0)
    return reference ? `${reference} has no unsent deliveries.` : 'There are no unsent deliveries.';
  return `${counted(count, 'delivery is', 'deliveries are')} queued. ${sending}`;
}

export async function releaseQuarantined({ store, reference = '' }: CommandContext) {
  const { id, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw new CliError(`${reference} was withdrawn by the sender. Take no further action on it.`);
  if (state === 'accepted') return `${reference} has already been accepted.`;
  const due = counted(await release(store, id), 'delivery is', 'deliveries are');
  return `${reference} has been accepted. ${due} queued. ${sending}`;
}

const sending = 'The site sends what is queued within 15 seconds.';
