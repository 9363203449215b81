import { createInterface } from 'node:readline/promises';
import { secretOf } from '../../database/open-database.ts';
import { writeAuditLog } from '../../submissions/audit-log.ts';
import { type Erased, eraseSubmissions } from '../../submissions/erase-submissions.ts';
import { cliError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import { clearTraces } from './clear-traces.ts';
import type { CommandContext } from './inbox-commands.ts';
import { submissionTable } from './list-command.ts';
import { findSubmission, findSubmissions } from './staff-submissions.ts';
import { readEmail } from './submission-filter.ts';

export async function erase({ store, options, reference }: CommandContext): Promise<void> {
  if ((reference === undefined) === (options.email === undefined)) {
    throw cliError(
      2,
      'erase needs a reference number or --email, and not both. See: npm run inbox -- erase --help',
    );
  }
  const found = reference
    ? [await findSubmission(store.database, reference)]
    : await findSubmissions(
        store.database,
        { email: readEmail(options.email ?? '') },
        Number.POSITIVE_INFINITY,
      );
  // The address is personal data, and this goes to stderr.
  if (found.length === 0) throw cliError(1, 'Nothing is stored from that address.');

  print(submissionTable(found));
  const consents = found.flatMap((submission) => submission.consents).length;
  const deliveries = found.flatMap((submission) => submission.deliveries).length;
  const files = found.filter(({ file }) => file).length;
  print(`\nThis goes for ever: ${inWords({ messages: found.length, consents, deliveries, files })}.`);
  if (!options.yes && !(await saysYes())) throw cliError(1, 'Nothing was erased.');

  const secret = await secretOf(store, 'forms');
  const gone = await store.database.transaction().execute(async (transaction) => {
    await writeAuditLog(transaction, secret, found, { act: 'erase', actor: 'staff', at: Date.now() });
    return eraseSubmissions(transaction, found);
  });
  print(`Erased: ${inWords(gone)}.${await clearTraces(store)}`);
}

function inWords({ messages, consents, deliveries, files }: Erased): string {
  return [
    counted(messages, 'message'),
    counted(consents, 'consent'),
    counted(deliveries, 'delivery', 'deliveries'),
    counted(files, 'file'),
  ].join(', ');
}

async function saysYes(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw cliError(2, 'Nothing was erased: there is no terminal to ask on. If you are sure, add --yes.');
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D close it without an answer.
  const closed = new Promise<string>((resolve) => asking.once('close', () => resolve('')));
  const answer = await Promise.race([asking.question('Type yes to go on: '), closed]);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}
