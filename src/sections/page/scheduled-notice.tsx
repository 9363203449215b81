import { isScheduled } from '#content/dates/publish-date.ts';
import { getUi } from '#content/readers.ts';
import { formatDate } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import styles from './scheduled-notice.module.css';

/** Marks a page of a later date, which only a preview shows. */
export function ScheduledNotice({ day, language }: { day: string | undefined; language: Language }) {
  if (!isScheduled(day)) return null;
  const notice = `${getUi(language).scheduledNotice} ${formatDate(language, day)}`;
  return <p className={`on-accent ${styles.mark}`}>{notice}</p>;
}
