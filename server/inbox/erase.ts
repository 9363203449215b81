import { createInterface } from 'node:readline/promises';
import type { Store } from '../database/open.ts';
import type { Call } from './commands.ts';
import { readEmail } from './filter.ts';
import { listed } from './list.ts';
import { counted, print } from './print.ts';
import { refusal } from './refusal.ts';
import { type Submission, submissionOf, submissionsOf } from './submissions.ts';
import { clearTraces } from './traces.ts';

/** Erases a submission, or all of a person, with everything that hangs on it. */
export async function erase({ store, values, reference }: Call): Promise<void> {
  if ((reference === undefined) === (values.email === undefined)) {
    throw refusal(
      2,
      'erase needs a reference number or --email, and not both. See: npm run inbox -- erase --help',
    );
  }
  const found = reference
    ? [await submissionOf(store.database, reference)]
    : await submissionsOf(store.database, { email: readEmail(values.email ?? '') }, Number.POSITIVE_INFINITY);
  // The address itself is personal data, and this goes to stderr.
  if (found.length === 0) throw refusal(1, 'Nothing is stored from that address.');

  print(listed(found));
  const consents = found.flatMap((submission) => submission.consents).length;
  const deliveries = found.flatMap((submission) => submission.deliveries).length;
  const files = found.filter(({ file }) => file).length;
  print(`\nThis goes for ever: ${inWords({ messages: found.length, consents, deliveries, files })}.`);
  if (!values.yes && !(await saysYes())) throw refusal(1, 'Nothing was erased.');

  const gone = await eraseAll(store, found);
  print(`Erased: ${inWords(gone)}.${await clearTraces(store)}`);
}

interface Counts {
  messages: number;
  consents: number;
  deliveries: number;
  files: number;
}

function inWords({ messages, consents, deliveries, files }: Counts): string {
  return [
    counted(messages, 'message'),
    counted(consents, 'consent'),
    counted(deliveries, 'delivery', 'deliveries'),
    counted(files, 'file'),
  ].join(', ');
}

async function saysYes(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw refusal(2, 'Nothing was erased: there is no terminal to ask on. If you are sure, add --yes.');
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D close it, and then no answer comes.
  const closed = new Promise<string>((resolve) => asking.once('close', () => resolve('')));
  const answer = await Promise.race([asking.question('Type yes to go on: '), closed]);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** In one transaction. Rows at a time: below the parameters that a statement may have. */
function eraseAll({ database }: Store, found: Submission[]): Promise<Counts> {
  const ids = found.map(({ id }) => id);
  return database.transaction().execute(async (transaction) => {
    const gone = { messages: 0, consents: 0, deliveries: 0, files: 0 };
    for (let at = 0; at < ids.length; at += 500) {
      const some = ids.slice(at, at + 500);
      const remove = async (table: 'consents' | 'outbox' | 'files') =>
        Number(
          (await transaction.deleteFrom(table).where('submission_id', 'in', some).executeTakeFirst())
            .numDeletedRows,
        );
      gone.consents += await remove('consents');
      gone.deliveries += await remove('outbox');
      gone.files += await remove('files');
      const messages = await transaction.deleteFrom('submissions').where('id', 'in', some).executeTakeFirst();
      gone.messages += Number(messages.numDeletedRows);
    }
    return gone;
  });
}
