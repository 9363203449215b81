import { isScheduled } from '#content/publish-date.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import styles from './scheduled-notice.module.css';

interface ScheduledNoticeProps {
  day: string | undefined;
  language: Language;
  label: string;
}

/** Marks a page of a later date, which only a preview shows. */
export function ScheduledNotice({ day, language, label }: ScheduledNoticeProps) {
  if (!isScheduled(day)) return null;
  return <p className={`on-accent ${styles.mark}`}>{`${label} ${formatDate(language, day)}`}</p>;
}
