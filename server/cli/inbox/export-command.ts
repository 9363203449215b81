import { refusal } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import { writePrivately } from '../write-file.ts';
import { csvOf } from './csv.ts';
import type { Call } from './inbox-commands.ts';
import { findSubmissions } from './staff-submissions.ts';
import { readFilter, readLimit } from './submission-filter.ts';
import { xlsxOf } from './xlsx.ts';

/** Writes submissions as a sheet, a row for each. */
export async function exportSheet({ store, values }: Call): Promise<void> {
  const { format, out } = values;
  if (format !== 'csv' && format !== 'xlsx') throw refusal(2, 'export needs --format csv or --format xlsx.');
  if (format === 'xlsx' && !out) throw refusal(2, 'An XLSX file needs a name: --out messages.xlsx');
  const limit = readLimit(values.limit, Number.POSITIVE_INFINITY);
  const filter = readFilter(values);
  if (filter.state === 'withdrawn')
    throw refusal(2, 'Withdrawn messages are not to be read: there is no sheet of them.');
  const found = await findSubmissions(store.database, { ...filter, readable: true }, limit);
  const sheet = format === 'csv' ? csvOf(found) : await xlsxOf(found);
  if (!out) {
    process.stdout.write(sheet);
    return;
  }
  await writePrivately(out, sheet, { over: values.force === true });
  print(`${counted(found.length, 'message')} written to ${out}.`);
}
