import { usageError } from '../cli-error.ts';
import { counted } from '../print.ts';
import { writePrivateFile } from '../write-file.ts';
import type { CommandContext } from './inbox-commands.ts';
import { toCsv, toXlsx } from './sheet-formats.ts';
import { findSubmissions } from './staff-submissions.ts';
import { readFilter, readLimit } from './submission-filter.ts';

export async function exportSheet({ store, options, io, print }: CommandContext): Promise<void> {
  const { format, out } = options;
  if (format !== 'csv' && format !== 'xlsx') throw usageError('export needs --format csv or --format xlsx.');
  if (format === 'xlsx' && !out) throw usageError('An XLSX file needs a name: --out messages.xlsx');
  const limit = readLimit(options.limit, Number.POSITIVE_INFINITY);
  const filter = readFilter(options);
  if (filter.state === 'withdrawn')
    throw usageError('Withdrawn messages are not to be read: there is no sheet of them.');
  const found = await findSubmissions(store.database, { ...filter, readable: true }, limit);
  const sheet = format === 'csv' ? toCsv(found) : await toXlsx(found);
  if (!out) {
    io.stdout.write(sheet);
    return;
  }
  await writePrivateFile(out, sheet, { env: io.env, over: options.force });
  print(`${counted(found.length, 'message')} written to ${out}.`);
}
