import { release } from '../../outbox/release-and-retry.ts';
import { cliError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import type { CommandContext } from './inbox-commands.ts';
import { findSubmission } from './staff-submissions.ts';

export async function releaseHeld({ store, reference = '' }: CommandContext): Promise<void> {
  const { id, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw cliError(1, `${reference} is withdrawn: its person wants nothing done with it.`);
  if (state === 'accepted') return print(`${reference} is accepted already.`);
  const count = await release(store, id);
  print(
    `${reference} is accepted. ${counted(count, 'delivery is', 'deliveries are')} due: the running site sends them.`,
  );
}
