import { type CollectionName, collections } from '#content/files/collections.ts';
import { contentFieldOf, texts } from '#content/files/content-fields.ts';
import type { SearchKind, ShownEntry } from '#search/search-entry.ts';

/** A page or a section with its other texts; the entry has each of their words once. */
export interface SearchSource extends ShownEntry {
  bodyTexts: string[];
}

interface ShownText {
  title: string;
  text: string;
}

/** Returns the searched texts of an entry, by key: every text that its schema does not exclude. */
export function textsIn(name: CollectionName, value: unknown): Map<string, string> {
  const textsOfEntry = texts(value, contentFieldOf(collections[name].schema));
  const searched = textsOfEntry.filter(({ field }) => field.type && field.searchable !== false);
  return new Map(searched.map(({ key, text }) => [key, text]));
}

/** Sections are found separately. A text belongs to the section that contains its key, otherwise to the page. */
export function pageEntries(
  kind: SearchKind,
  path: string,
  texts: Map<string, string>,
  page: ShownText,
  sections: (ShownText & { id: string; keys: string[]; path?: string })[],
): SearchSource[] {
  const sectionOf = (key: string) =>
    sections.find(({ keys }) => keys.some((start) => key.startsWith(`${start}.`)))?.id;
  const rests = Map.groupBy(texts, ([key]) => sectionOf(key));
  const restOf = (id?: string) => (rests.get(id) ?? []).map(([, text]) => text);
  return [
    { path, kind, ...page, bodyTexts: restOf() },
    ...sections.map(({ id, title, text, path: own = `${path}#${id}` }) => {
      return { path: own, kind, parent: page.title, title, text, bodyTexts: restOf(id) };
    }),
  ];
}
