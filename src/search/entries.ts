import type { Language } from '#i18n/languages.ts';

/** In the order in which equals are shown. */
export const kinds = ['service', 'case', 'article', 'person', 'office', 'partner', 'job', 'page'] as const;
export type Kind = (typeof kinds)[number];

export interface Entry {
  /** Without a language, with the section's hash: `/services/1#family-charter`. */
  path: string;
  kind: Kind;
  title: string;
  parent?: string | undefined;
  text: string;
  more: string;
  keywords?: string | undefined;
  /** Title in the other language, and for a whole page what it says first. */
  other?: [title: string, text?: string] | undefined;
  until?: string | undefined;
  /** Where the page exists in the other language alone: that language. */
  language?: Language | undefined;
}
