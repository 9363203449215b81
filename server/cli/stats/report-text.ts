import { languageCodes, languages } from '#i18n/languages.ts';
import type { StatsMessages } from '#stats/stats-messages.ts';
import { type Figures, listIds, periods, totalIds, type VisitReport } from '#stats/visit-report.ts';
import { cut, formatTable, oneLine } from '../print.ts';

const heads = ['7 days', 'before', '30 days', 'before'];
const nameColumns = 44;

/** The two weeks and the two months in columns, the most frequent of each list. */
export function reportText(
  { from, until, views, totals, lists }: VisitReport,
  messages: StatsMessages,
): string {
  const days = `Whole days in Riyadh, from ${from} to ${until}. The 7 days are the last of them.`;
  const sums: NamedFigures[] = [
    ...totalIds.map((id): NamedFigures => [messages.totals[id], totals[id]]),
    ...languageCodes.map((code): NamedFigures => {
      return [`${messages.totals.views}: ${languages[code].name}`, views[code]];
    }),
  ];
  const blocks = [days, tableOf('', sums)];
  for (const id of listIds) {
    if (lists[id].length === 0) continue;
    const rows = lists[id].map((row): NamedFigures => [row.name || messages.others, row]);
    blocks.push(tableOf(messages.lists[id], rows));
  }
  return blocks.join('\n\n');
}

type NamedFigures = [name: string, figures: Figures];

function tableOf(head: string, rows: NamedFigures[]): string {
  const cells = rows.map(([name, figures]) => [
    cut(oneLine(name), nameColumns).padEnd(nameColumns),
    ...periods.map((period, at) => String(figures[period]).padStart((heads[at] ?? '').length)),
  ]);
  return formatTable([head.padEnd(nameColumns), ...heads], cells);
}
