import type { Language } from '#language/languages.ts';

/** What is found, in the order in which equals are shown. */
export const kinds = ['service', 'case', 'article', 'person', 'office', 'partner', 'job', 'page'] as const;
export type Kind = (typeof kinds)[number];

/** A page that can be found, or a section of one. */
export interface Entry {
  /** Without a language, with the section's hash: `/services/1#family-charter`. */
  path: string;
  kind: Kind;
  title: string;
  /** The title of the page that a section belongs to. */
  parent?: string | undefined;
  /** Shown below the title. */
  text: string;
  /** What else the page says there: each word once, of those that the title and the text do not have. */
  more: string;
  /** What visitors call it, though the page does not. */
  keywords?: string | undefined;
  /** Title in the other language, and for a whole page what it says first. */
  other?: [title: string, text?: string] | undefined;
  /** A job's last day. */
  until?: string | undefined;
  /** Where the page exists in the other language alone: that language. */
  language?: Language | undefined;
}
