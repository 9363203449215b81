import type { Language } from '#i18n/languages.ts';

/** Whole days in Riyadh, up to yesterday: 7 or 30 of them, each beside as many before. */
export const periods = ['week', 'weekBefore', 'month', 'monthBefore'] as const;
export type Figures = Record<(typeof periods)[number], number>;

const totalledLists = ['searches', 'searchesWithoutResult', 'formsOpened', 'formsSent', 'notFound'] as const;

export const totalIds = ['views', ...totalledLists] as const;
export const listIds = ['pages', 'referrers', 'campaigns', ...totalledLists] as const;

export type TotalId = (typeof totalIds)[number];
export type ListId = (typeof listIds)[number];

/** What was counted in two months of thirty days. */
export interface VisitReport {
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

export interface ListedCount extends Figures {
  /** Empty for all those that are counted together. */
  name: string;
}
