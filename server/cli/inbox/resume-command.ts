import { cliError, usageError } from '../cli-error.ts';
import { writePrivateFile } from '../write-file.ts';
import type { CommandContext } from './inbox-commands.ts';
import { findSubmission } from './staff-submissions.ts';

export async function resume({ store, options, io, print, reference = '' }: CommandContext): Promise<void> {
  if (!options.out) throw usageError('resume needs --out and the name of a file: --out resume.pdf');
  const { id, file, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw cliError(`${reference} is withdrawn: its file is not to be read any more.`);
  if (!file) throw cliError(`${reference} came without a file.`);
  const kept = store.database.selectFrom('files').select('bytes').where('submission_id', '=', id);
  const { bytes } = await kept.executeTakeFirstOrThrow();
  await writePrivateFile(options.out, bytes, { env: io.env });
  print(`Written to ${options.out}: ${file.type}, ${bytes.length.toLocaleString('en')} bytes.`);
  if (file.warnings.length > 0) print(`Take care before you open it: ${file.warnings.join(', ')}`);
}
