import { type CountForms, countInWords } from '#language/count.ts';
import type { Language } from '#language/languages.ts';

export interface JobCountMessages {
  language: Language;
  count: CountForms;
  closedCount: CountForms;
}

/** `5 open jobs · 1 closed`; closed ones only where there are some. */
export function jobCount(
  { language, count, closedCount }: JobCountMessages,
  open: number,
  closed: number,
): string {
  const words = countInWords(language, open, count);
  return closed > 0 ? `${words} · ${countInWords(language, closed, closedCount)}` : words;
}
