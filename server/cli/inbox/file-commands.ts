import { CliError, UsageError } from '../cli-error.ts';
import { counted } from '../print.ts';
import { writePrivateFile } from '../write-private-file.ts';
import type { CommandContext } from './inbox-options.ts';
import { csvOf, xlsxOf } from './sheet-formats.ts';
import { fileWarnings } from './staff-labels.ts';
import { findSubmission, findSubmissions } from './staff-submissions.ts';

export async function exportSheet({ store, options, io }: CommandContext) {
  const { format, out } = options;
  if (format === 'xlsx' && !out) throw new UsageError('An XLSX file needs a name: --out submissions.xlsx');
  if (options.state === 'withdrawn') throw new UsageError('Withdrawn submissions cannot be exported.');
  const found = await findSubmissions(store.database, { ...options, readable: true }, options.limit);
  const sheet = format === 'csv' ? csvOf(found) : await xlsxOf(found);
  if (!out) {
    io.stdout.write(sheet);
    return undefined;
  }
  await writePrivateFile(out, sheet, { env: io.env, over: options.force });
  return `${counted(found.length, 'submission')} written to ${out}.`;
}

export async function saveResume({ store, options: { out = '' }, io, reference = '' }: CommandContext) {
  const { id, file, state } = await findSubmission(store.database, reference);
  if (state === 'withdrawn')
    throw new CliError(`${reference} was withdrawn: its file can no longer be opened.`);
  if (!file) throw new CliError(`${reference} has no file.`);
  const kept = store.database.selectFrom('files').select('bytes').where('submission_id', '=', id);
  const { bytes } = await kept.executeTakeFirstOrThrow();
  await writePrivateFile(out, bytes, { env: io.env });
  const care = file.warnings.length > 0 && `\nBefore you open it: ${fileWarnings(file.warnings)}`;
  return `Written to ${out}: ${file.type}, ${bytes.length.toLocaleString('en')} bytes.${care || ''}`;
}
