import { release, retryFailed } from '../../outbox/release-and-retry.ts';
import { cliError, usageError } from '../cli-error.ts';
import { counted } from '../print.ts';
import type { CommandContext } from './inbox-commands.ts';
import { findSubmission } from './staff-submissions.ts';

export async function retry({ store, options, reference }: CommandContext) {
  if ((reference === undefined) === !options.all) {
    throw usageError(
      'retry needs a reference number or --all, and not both. See: npm run inbox -- retry --help',
    );
  }
  const submissionId = reference && (await findSubmission(store.database, reference)).id;
  const count = await retryFailed(store, { submissionId });
  if (count === 0) return `Nothing has failed${reference ? ` of ${reference}` : ''}.`;
  return `${counted(count, 'delivery is', 'deliveries are')} due again. The running site sends them.`;
}

export async function releaseHeld({ store, reference = '' }: CommandContext) {
  const { id, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw cliError(`${reference} is withdrawn: its person wants nothing done with it.`);
  if (state === 'accepted') return `${reference} is accepted already.`;
  const due = counted(await release(store, id), 'delivery is', 'deliveries are');
  return `${reference} is accepted. ${due} due: the running site sends them.`;
}
