import type { Field } from '@sveltia/cms';
import type { CollectionName } from '#content/collections.ts';
import type { Language } from '#i18n/languages.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import type { EditorWords } from './editor-words.ts';
import type { FieldContext } from './field-context.ts';

export interface Sources {
  language: Language;
  words: EditorWords;
  context: FieldContext;
  backend: Repository['backend'];
}

export function commonOptions(name: CollectionName | 'technical', { words }: Sources) {
  const { collections, entries, collectionHints: hints } = words;
  return {
    name,
    label: collections[name] ?? name,
    label_singular: entries[name],
    description: hints[name],
    i18n: true,
  };
}

/** For the button that opens an entry's page: the site takes the language from the query. */
export function pageLink(page: string | undefined) {
  return { preview_path: page && `${page}?lng={{locale}}` };
}

/** Switched on when both languages were read: see editor/lossless-yaml.ts. */
export function reviewedField({ reviewedField: words }: Pick<EditorWords, 'reviewedField'>): Field {
  return { name: 'reviewed', widget: 'boolean', required: false, i18n: 'duplicate', ...words };
}
