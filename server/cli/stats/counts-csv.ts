import type { Store } from '#server/database/open-database.ts';
import { escapeFormulas } from '../inbox/sheet-formats.ts';

const columns = ['day', 'kind', 'language', 'path', 'name', 'count'] as const;

/** Every number that is kept, the oldest day first: RFC 4180, in UTF-8 with the byte order mark that Excel needs. */
export async function countsCsv({ database }: Store): Promise<string> {
  const rows = await database
    .selectFrom('daily_counts')
    .select(columns)
    .orderBy('day')
    .orderBy('kind')
    .execute();
  const lines = [columns, ...rows.map((row) => columns.map((column) => escapeFormulas(String(row[column]))))];
  return `\ufeff${lines.map((line) => `${line.map((text) => `"${text.replaceAll('"', '""')}"`).join()}\r\n`).join('')}`;
}
