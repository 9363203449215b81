import type { ScheduledEntry } from '#content/publish-date.ts';
import type { Language } from '#i18n/languages.ts';
import type { ReportedIssue } from './reported-issues.ts';

/** An entry that is held back, as the editor and the mails show it. */
export interface HeldBack {
  /** Inside `content/`, without a language: `services/3.yaml`. */
  entry: string;
  /** "Services › Strategic planning". */
  names: Record<Language, string>;
  waits: boolean;
  issues: Record<Language, ReportedIssue[]>;
}

export interface PublishingReport {
  /** The day on which the next entry appears, 20270131; 0 if none is scheduled. */
  due: number;
  waiting: (ScheduledEntry & Pick<HeldBack, 'names'>)[];
  held: HeldBack[];
}
