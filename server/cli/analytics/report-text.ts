import {
  type AnalyticsReport,
  type ListedCount,
  listIds,
  listLabels,
  periods,
  totalRows,
} from '#server/analytics/analytics-report.ts';
import { cut, formatTable, terminalLine } from '#server/cli/print.ts';

const heads = ['7 days', 'before', '30 days', 'before'];
const nameColumns = 44;

/** The two weeks and the two months in columns, the most frequent of each list. */
export function reportText(report: AnalyticsReport): string {
  const { from, until, lists } = report;
  const days = `Whole days in Riyadh, from ${from} to ${until}. The 7 days are the last of them.`;
  const blocks = [days, tableOf('', totalRows(report))];
  for (const id of listIds) {
    if (lists[id].length === 0) continue;
    const rows = lists[id].map((row) => ({ ...row, name: row.name || 'All others' }));
    blocks.push(tableOf(listLabels[id], rows));
  }
  return blocks.join('\n\n');
}

function tableOf(head: string, rows: ListedCount[]): string {
  const cells = rows.map((row) => [
    cut(terminalLine(row.name), nameColumns).padEnd(nameColumns),
    ...periods.map((period, at) => String(row[period]).padStart((heads[at] ?? '').length)),
  ]);
  return formatTable([head.padEnd(nameColumns), ...heads], cells);
}
