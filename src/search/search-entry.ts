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

export interface SearchEntry {
  /** The path has no language, but the section's hash: `/services/1#family-charter`. */
  path: string;
  kind: SearchKind;
  title: string;
  parent?: string | undefined;
  text: string;
  more: string;
  keywords?: string | undefined;
  /** The title in the other language, and for a whole page its first text. */
  other?: [title: string, text?: string] | undefined;
  until?: string | undefined;
}
