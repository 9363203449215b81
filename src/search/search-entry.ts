/** Results of equal rank are shown in this order. */
export const searchKinds = [
  'service',
  'case',
  'article',
  'person',
  'office',
  'partner',
  'job',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page or a section as the results show it. */
export interface ShownEntry {
  /** The path has no language, but the section's hash: `/services/1#family-charter`. */
  path: string;
  kind: SearchKind;
  title: string;
  /** The title of the page that a section belongs to. */
  parent?: string | undefined;
  text: string;
  /** The last day on which a job takes applications. */
  closesOn?: string | undefined;
}

export interface SearchEntry extends ShownEntry {
  /** The significant words of the page's or section's other texts, each once. */
  bodyWords: string;
  keywords?: string | undefined;
  /** The title in the other language, and for a whole page its first text. */
  inOtherLanguage?: [title: string, text?: string] | undefined;
}
