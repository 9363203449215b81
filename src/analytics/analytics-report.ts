import { type Language, languageCodes, languages } from '#i18n/languages.ts';

/** Whole days in Riyadh, up to yesterday: 7 or 30 of them, each beside as many before. */
export const periods = ['week', 'weekBefore', 'month', 'monthBefore'] as const;
export type Figures = Record<(typeof periods)[number], number>;

const totalledLists = ['searches', 'searchesWithoutResult', 'formsOpened', 'formsSent', 'notFound'] as const;

export const totalIds = ['views', ...totalledLists] as const;
export const listIds = ['pages', 'referrers', 'campaigns', ...totalledLists] as const;

export type TotalId = (typeof totalIds)[number];
export type ListId = (typeof listIds)[number];

/** What was counted in two months of thirty days. */
export interface AnalyticsReport {
  /** First and last day of the month, `2026-11-22`. */
  from: string;
  until: string;
  /** Every day of the month, also those on which nothing was counted. */
  days: { day: string; views: Record<Language, number>; sent: number }[];
  views: Record<Language, Figures>;
  totals: Record<TotalId, Figures>;
  /** The most frequent of the month first. */
  lists: Record<ListId, ListedCount[]>;
}

/** The report's words, but for those of the firm. */
export interface AnalyticsMessages {
  title: string;
  periods: Record<(typeof periods)[number], string>;
  perDay: Record<'views' | 'sent', string>;
  totals: Record<TotalId, string>;
  lists: Record<ListId, string>;
  others: string;
  empty: string;
  note: string;
}

export interface ListedCount extends Figures {
  /** Empty for all those that are counted together. */
  name: string;
}

/** What was counted in all, and the views in each language. */
export function totalRows({ totals, views }: AnalyticsReport, messages: AnalyticsMessages): ListedCount[] {
  return [
    ...totalIds.map((id) => ({ name: messages.totals[id], ...totals[id] })),
    ...languageCodes.map((code) => ({
      name: `${messages.totals.views}: ${languages[code].name}`,
      ...views[code],
    })),
  ];
}
