import type { CmsConfig } from '@sveltia/cms';
import { collectionOf } from '#content/collections.ts';
import { describe, type FieldSchema } from '#content/schema-fields.ts';
import { languageCodes } from '#i18n/languages.ts';

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

function collectionsAndFiles({ collections = [], singletons = [] }: CmsConfig): CollectionOrFile[] {
  // Dividers have no name.
  const withoutDividers = (all: object[]) => all.filter((one): one is CollectionOrFile => 'name' in one);
  return [...withoutDividers(collections), { name: '_singletons', files: withoutDividers(singletons) }];
}

/** Returns the collection and the entry that the page's address names; a new entry has no name. */
export function openEntry(hash: string): { collection: string; entry: string | undefined } | undefined {
  const [, collection, entry, isNew] =
    /^#\/collections\/([\w-]+)\/(?:entries\/([\w-]+)|(new))/.exec(hash) ?? [];
  return collection && (entry || isNew) ? { collection, entry } : undefined;
}

/** Returns the files of the open entry; a new one is called `new`. */
export function filesAt(hash: string, config: CmsConfig): string[] {
  const { collection, entry = 'new' } = openEntry(hash) ?? {};
  const { folder, extension, files } =
    collectionsAndFiles(config).find(({ name }) => name === collection) ?? {};
  const path = folder ? `${folder}/${entry}.${extension}` : files?.find(({ name }) => name === entry)?.file;
  return path ? [...new Set(languageCodes.map((language) => path.replace('{{locale}}', language)))] : [];
}

/** Takes a path with or without `content/`. */
export function schemaOfFile(path: string): FieldSchema {
  const [, collection] = collectionOf(path.replace(/^content\//, '')) ?? [];
  return collection ? describe(collection.fileSchema) : {};
}

function configOfFile(config: CmsConfig, path: string): CollectionOrFile | undefined {
  const pattern = path.replace(/^content\/[a-z]{2}\//, 'content/{{locale}}/');
  return collectionsAndFiles(config)
    .flatMap((one) => one.files ?? [one])
    .find(({ file, folder }) => file === pattern || (folder && pattern.startsWith(`${folder}/`)));
}

export function fieldsOfFile(config: CmsConfig, path: string): LabelledField[] {
  return configOfFile(config, path)?.fields ?? [];
}

/** Returns whether a save of the file is a draft, whose issues may wait until it is published. */
export function isDraft(config: CmsConfig, path: string): boolean {
  return (configOfFile(config, path)?.publish_mode ?? config.publish_mode) === 'editorial_workflow';
}

/** Returns the path of a key in the fields, its label ("Responsibilities 2"), and whether all languages share its value. */
export function describeKey(fields: LabelledField[], key: string) {
  // The check reads an article's text in parts.
  const keyPath = key.replace(/^(?:parts|links)\b.*/, 'body');
  let inner = fields;
  const labels: string[] = [];
  let isShared = false;
  for (const name of keyPath.split('.')) {
    if (/^\d+$/.test(name)) labels.push(`${labels.pop() ?? ''} ${Number(name) + 1}`);
    else {
      const field = inner.find((each) => each.name === name);
      inner = field?.fields ?? field?.field?.fields ?? [];
      if (field) labels.push(field.label ?? name);
      isShared ||= field?.i18n === 'duplicate';
    }
  }
  return { keyPath, label: labels.join(' › '), isShared };
}
