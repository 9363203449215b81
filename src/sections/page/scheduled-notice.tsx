import { isScheduled } from '#content/publish-date.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import styles from './scheduled-notice.module.css';

interface ScheduledNoticeProps {
  day: string | undefined;
  language: Language;
  label: string;
}

/** Marks on a preview what appears on a later day; no public page has it. */
export function ScheduledNotice({ day, language, label }: ScheduledNoticeProps) {
  if (!isScheduled(day)) return null;
  return <p className={`on-accent ${styles.mark}`}>{`${label} ${formatDate(language, day)}`}</p>;
}
