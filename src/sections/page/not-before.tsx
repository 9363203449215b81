import { isToCome } from '#content/appearance.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import styles from './not-before.module.css';

interface NotBeforeProps {
  day: string | undefined;
  language: Language;
  label: string;
}

/** Marks on a preview what appears on a later day; no public page has it. */
export function NotBefore({ day, language, label }: NotBeforeProps) {
  if (!isToCome(day)) return null;
  return <p className={`on-accent ${styles.mark}`}>{`${label} ${formatDate(language, day)}`}</p>;
}
