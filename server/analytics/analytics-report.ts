import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { keysOf } from '#lib/records.ts';

/** Whole days in Riyadh, up to yesterday: 7 or 30 of them, each beside as many before. */
export const periods = ['week', 'weekBefore', 'month', 'monthBefore'] as const;
export type Figures = Record<(typeof periods)[number], number>;

const totalledLists = {
  searches: 'Searches',
  searchesWithoutResult: 'Searches without a result',
  formsOpened: 'Forms opened',
  formsSent: 'Forms sent',
  notFound: 'Addresses not found',
};

const totalLabels = { views: 'Pages opened', ...totalledLists };

export const listLabels = {
  pages: 'Pages',
  referrers: 'Sites that people came from',
  campaigns: 'Campaigns: source / medium / name',
  ...totalledLists,
};

export const totalIds = keysOf(totalLabels);
export const listIds = keysOf(listLabels);

export type TotalId = keyof typeof totalLabels;
export type ListId = keyof typeof listLabels;

/** What was counted in two months of thirty days. */
export interface AnalyticsReport {
  /** First and last day of the month, `2026-11-22`. */
  from: string;
  until: string;
  views: Record<Language, Figures>;
  totals: Record<TotalId, Figures>;
  /** The most frequent of the month first. */
  lists: Record<ListId, ListedCount[]>;
}

export interface ListedCount extends Figures {
  /** Empty for those beyond the limit of a day, and for those whose words might be personal. */
  name: string;
}

/** What was counted in all, and the views in each language. */
export function totalRows({ totals, views }: AnalyticsReport): ListedCount[] {
  return [
    ...totalIds.map((id) => ({ name: totalLabels[id], ...totals[id] })),
    ...languageCodes.map((code) => ({
      name: `${totalLabels.views}: ${languages[code].name}`,
      ...views[code],
    })),
  ];
}
