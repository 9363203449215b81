import type { Firm } from '#content/schemas/firm.ts';
import type { Language } from '#language/languages.ts';
import type { CountersProps } from './counters.tsx';

/** The strip of the specification's section 9, or the three figures of the services page. */
export function countersContent(
  language: Language,
  { counters }: Firm,
  which: 'strip' | 'services',
): CountersProps {
  return { label: counters.label, language, counters: counters[which] };
}
