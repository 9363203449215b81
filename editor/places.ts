import type { CmsConfig } from '@sveltia/cms';
import { collectionOf } from '#content/collections.ts';
import { describe, type FieldSchema } from '#content/fields.ts';
import { languageCodes } from '#i18n/languages.ts';
import { openEntry } from './sveltia.client.ts';

export interface LabelledField {
  name: string;
  label?: string;
  fields?: LabelledField[];
  field?: LabelledField;
}

/** A file of the configuration, a folder of entries, or a group of files. */
export interface Place {
  name: string;
  label?: string;
  file?: string;
  folder?: string;
  extension?: string;
  files?: Place[];
  fields?: LabelledField[];
  publish_mode?: string;
}

function placesIn({ collections = [], singletons = [] }: CmsConfig) {
  // Dividers have no name.
  const named = (all: object[]) => all.filter((one): one is Place => 'name' in one);
  return { collections: named(collections), singletons: named(singletons) };
}

function placeOfFile(config: CmsConfig, path: string): Place | undefined {
  const { collections, singletons } = placesIn(config);
  const pattern = path.replace(/^content\/(?:en|ar)\//, 'content/{{locale}}/');
  return [...collections, ...singletons]
    .flatMap((one) => one.files ?? [one])
    .find(({ file, folder }) => file === pattern || (folder && pattern.startsWith(`${folder}/`)));
}

/** The files of the entry that is open, by the address of the editor's page; of a new one, as if it were called `new`. */
export function filesAt(hash: string, config: CmsConfig): string[] {
  const { collection: name, entry = 'new' } = openEntry(hash) ?? {};
  const { collections, singletons } = placesIn(config);
  const { folder, extension, files } = collections.find((each) => each.name === name) ?? {};
  const single = (files ?? singletons).find((each) => each.name === entry)?.file;
  const path = folder ? `${folder}/${entry}.${extension}` : name && single;
  return path ? [...new Set(languageCodes.map((language) => path.replace('{{locale}}', language)))] : [];
}

/** Inside `content/`. */
export function schemaOfFile(file: string): FieldSchema {
  const [, collection] = collectionOf(file) ?? [];
  return collection ? describe(collection.fileSchema) : {};
}

/** The fields that the editor shows of a file. */
export function fieldsOfFile(config: CmsConfig, path: string): LabelledField[] {
  return placeOfFile(config, path)?.fields ?? [];
}

/** Whether a save of that file is a draft, which may wait with its issues until it is published. */
export function isDraft(config: CmsConfig, path: string): boolean {
  return (placeOfFile(config, path)?.publish_mode ?? config.publish_mode) === 'editorial_workflow';
}

/** Where in the editor an issue's key is, and how that is called: `responsibilities.1` is "Responsibilities 2". */
export function placeOfKey(fields: LabelledField[], key: string): { keyPath: string; label: string } {
  // The check reads an article's text in parts.
  if (/^(?:parts|links)\b/.test(key)) return placeOfKey(fields, 'body');
  let inner = fields;
  let labels: string[] = [];
  for (const name of key.split('.')) {
    if (/^\d+$/.test(name)) labels = [...labels.slice(0, -1), `${labels.at(-1) ?? ''} ${Number(name) + 1}`];
    else {
      const field = inner.find((each) => each.name === name);
      inner = field?.fields ?? field?.field?.fields ?? [];
      if (field) labels = [...labels, field.label ?? name];
    }
  }
  return { keyPath: key, label: labels.join(' › ') };
}
