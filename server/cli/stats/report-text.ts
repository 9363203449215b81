import { type Figures, listIds, periods, totalIds, type VisitReport } from '#stats/visit-report.ts';
import { cut, formatTable, oneLine } from '../print.ts';

const totalNames: Record<keyof VisitReport['totals'], string> = {
  views: 'Pages opened',
  searches: 'Searches',
  searchesWithoutResult: 'Searches without a result',
  formsOpened: 'Forms opened',
  formsSent: 'Forms sent',
  notFound: 'Addresses not found',
};

const listNames: Record<keyof VisitReport['lists'], string> = {
  pages: 'Page',
  referrers: 'Came from',
  campaigns: 'Campaign (source / medium / name)',
  searches: 'Searched for',
  searchesWithoutResult: 'Searched for, not found',
  formsOpened: 'Form opened, on the page',
  formsSent: 'Form sent, from the page',
  notFound: 'Address not found',
};

const heads = ['7 days', 'before', '30 days', 'before'];
const nameColumns = 44;

/** The two weeks and the two months in columns, the most frequent of each list. */
export function reportText({ from, until, views, totals, lists }: VisitReport, countsMonths: number): string {
  const days = `Whole days in Riyadh, from ${from} to ${until}. The 7 days are the last of them.`;
  const sums: [string, Figures][] = [
    ...totalIds.map((id): [string, Figures] => [totalNames[id], totals[id]]),
    ['Pages opened in English', views.en],
    ['Pages opened in Arabic', views.ar],
  ];
  const blocks = [days, tableOf('', sums)];
  for (const id of listIds) {
    if (lists[id].length === 0) continue;
    const rows = lists[id].map((row): [string, Figures] => [row.name || '(all others)', row]);
    blocks.push(tableOf(listNames[id], rows));
  }
  if (countsMonths === 0) blocks.push('RETENTION_COUNTS_MONTHS is 0: nothing is counted.');
  return blocks.join('\n\n');
}

function tableOf(head: string, rows: [name: string, figures: Figures][]): string {
  const cells = rows.map(([name, figures]) => [
    cut(oneLine(name), nameColumns).padEnd(nameColumns),
    ...periods.map((period, at) => String(figures[period]).padStart((heads[at] ?? '').length)),
  ]);
  return formatTable([head.padEnd(nameColumns), ...heads], cells);
}
