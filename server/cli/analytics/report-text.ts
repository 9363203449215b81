import { languageCodes, languages } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { dayMs } from '#lib/durations.ts';
import { localizedPath } from '#routing/paths.ts';
import { cut, formatTable, terminalLine } from '#server/cli/print.ts';
import type { Store } from '#server/database/open-database.ts';
import type { AnalyticsKind, AnalyticsRow } from '#server/database/tables.ts';

const periods: [head: string, first: number, last: number][] = [
  ['today', 0, 0],
  ['7 days', 7, 1],
  ['before', 14, 8],
  ['30 days', 30, 1],
  ['before', 60, 31],
];

const page = ({ language, path }: AnalyticsRow) => path && localizedPath(language, path);
const word = ({ name }: AnalyticsRow) => name;
const form = (row: AnalyticsRow) => `${row.name} · ${page(row)}`;

type List = [label: string, kind: AnalyticsKind, nameOf: (row: AnalyticsRow) => string];

const totalledLists: List[] = [
  ['Pages opened', 'view', page],
  ['Searches', 'search', word],
  ['Searches without a result', 'search-without-result', word],
  ['Forms opened', 'form-opened', form],
  ['Forms sent', 'form-sent', form],
  ['Addresses not found', 'not-found', page],
];
const lists: List[] = [
  ...totalledLists,
  ['Sites that people came from', 'referrer', word],
  ['Campaigns: source / medium / name', 'campaign', word],
];
const maxRows = 10;

export async function reportText({ database }: Store, now: number): Promise<string> {
  const before = (days: number) => riyadhDay(now - days * dayMs);
  const rows = await database.selectFrom('analytics').selectAll().where('day', '>=', before(60)).execute();
  const of = (kind: AnalyticsKind) => rows.filter((row) => row.kind === kind);
  const views = languageCodes.map((code) => {
    const inLanguage = of('view').filter(({ language }) => language === code);
    return rowOf(`Pages opened: ${languages[code].name}`, inLanguage);
  });
  const named = ([, kind, nameOf]: List) =>
    [...Map.groupBy(of(kind), nameOf)].map(([name, same]) => rowOf(name || 'All others', same));
  return [
    `Whole days in Riyadh, from ${before(30)} to ${before(1)}. The 7 days are the last of them; today is not over.`,
    tableOf('', [...totalledLists.map(([label, kind]) => rowOf(label, of(kind))), ...views]),
    ...lists
      .filter(([, kind]) => of(kind).length > 0)
      .map((list) => tableOf(list[0], mostFrequent(named(list)))),
  ].join('\n\n');

  function rowOf(name: string, counted: AnalyticsRow[]): Counted {
    const sums = periods.map(([, first, last]) => {
      const within = counted.filter(({ day }) => day >= before(first) && day <= before(last));
      return within.reduce((sum, { count }) => sum + count, 0);
    });
    return { name, sums };
  }
}

interface Counted {
  name: string;
  sums: number[];
}

function mostFrequent(rows: Counted[]): Counted[] {
  const by = (at: number) => (one: Counted, other: Counted) => (other.sums[at] ?? 0) - (one.sums[at] ?? 0);
  return rows.toSorted(by(4)).toSorted(by(3)).slice(0, maxRows);
}

const nameColumns = 44;

function tableOf(head: string, rows: Counted[]): string {
  const cells = rows.map(({ name, sums }) => [
    cut(terminalLine(name), nameColumns).padEnd(nameColumns),
    ...sums.map((sum, at) => String(sum).padStart(periods[at]?.[0].length ?? 0)),
  ]);
  return formatTable([[head.padEnd(nameColumns), ...periods.map(([name]) => name)], ...cells]);
}
