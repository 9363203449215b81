import { collectionOf } from '#content/files/collections.ts';
import { type ContentField, contentFieldOf } from '#content/files/content-fields.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { EditorConfig } from './config.ts';

export interface LabelledField {
  name: string;
  label?: string;
  i18n?: boolean | string;
  fields?: LabelledField[];
  field?: LabelledField;
}

export interface CollectionOrFile {
  name: string;
  file?: string;
  folder?: string;
  extension?: string;
  files?: CollectionOrFile[];
  fields?: LabelledField[];
  publish_mode?: string;
}

function collectionsIn({ collections, singletons }: EditorConfig): CollectionOrFile[] {
  return [...collections, { name: '_singletons', files: singletons }];
}

/** Reads the page's hash; without `entry` it is a new entry. Returns undefined if it is no page of an entry. */
export function openEntry(hash: string): { collection: string; entry: string | undefined } | undefined {
  const [, collection, entry, isNew] =
    /^#\/collections\/([\w-]+)\/(?:entries\/([\w-]+)|(new))/.exec(hash) ?? [];
  return collection && (entry || isNew) ? { collection, entry } : undefined;
}

/** Returns the paths of the open entry's files from `content/` on; none if the hash names no entry. */
export function filesAt(hash: string, config: EditorConfig): string[] {
  const { collection, entry = 'new' } = openEntry(hash) ?? {};
  const { folder, extension, files } = collectionsIn(config).find(({ name }) => name === collection) ?? {};
  const path = folder ? `${folder}/${entry}.${extension}` : files?.find(({ name }) => name === entry)?.file;
  return path ? [...new Set(languageCodes.map((language) => path.replace('{{locale}}', language)))] : [];
}

/** Returns the schema of a file, or an empty one. The path may begin with `content/`. */
export function schemaOfFile(path: string): ContentField {
  const [, collection] = collectionOf(path.replace(/^content\//, '')) ?? [];
  return collection ? contentFieldOf(collection.schema) : {};
}

function configOfFile(config: EditorConfig, path: string): CollectionOrFile | undefined {
  const pattern = path.replace(/^content\/[a-z]{2}\//, 'content/{{locale}}/');
  return collectionsIn(config)
    .flatMap((one) => one.files ?? [one])
    .find(({ file, folder }) => file === pattern || (folder && pattern.startsWith(`${folder}/`)));
}

export function fieldsOfFile(config: EditorConfig, path: string): LabelledField[] {
  return configOfFile(config, path)?.fields ?? [];
}

/** Returns whether changes of a file are saved as a draft first. */
export function isDraft(config: EditorConfig, path: string): boolean {
  return (configOfFile(config, path)?.publish_mode ?? config.publish_mode) === 'editorial_workflow';
}

/** Returns the path of a key's innermost field, its label ("Responsibilities 2"), and whether languages share it. */
export function describeKey(fields: LabelledField[], key: string) {
  // The check reads an article's text in parts.
  const names = key.replace(/^(?:parts|links)\b.*/, 'body').split('.');
  let inner = fields;
  let field: LabelledField | undefined;
  let keyPath = '';
  let isShared = false;
  const labels: string[] = [];
  for (const [at, name] of names.entries()) {
    const isItem = /^\d+$/.test(name);
    if (isItem) labels.push(`${labels.pop() ?? ''} ${Number(name) + 1}`);
    else {
      field = inner.find((each) => each.name === name);
      inner = field?.fields ?? field?.field?.fields ?? [];
      if (field) labels.push(field.label ?? name);
      isShared ||= field?.i18n === 'duplicate';
    }
    // Only a list of texts has a field for each item.
    if (isItem ? field?.field : field) keyPath = names.slice(0, at + 1).join('.');
  }
  return { keyPath, label: labels.join(' › '), isShared };
}
