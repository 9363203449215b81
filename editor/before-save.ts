import type { CmsConfig } from '@sveltia/cms';
import { type CollectionName, collectionOf, collections } from '#content/collections.ts';
import { type Content, parseContentFile } from '#content/content-files.ts';
import type { Fault } from '#content/faults.ts';
import { describe, type FieldSchema, partOf } from '#content/fields.ts';
import { noteIn } from '#content/review-note.ts';
import type { Language } from '#i18n/languages.ts';
import { checkEntry } from './check-entry.ts';
import { cleanEntry } from './clean-entry.ts';
import { markdownFormat, type Values, withTickOfSave, yamlFormat } from './kept-format.ts';

/** An entry as the editor hands it over: the path of its file, and its values in each language. */
export interface SavedEntry {
  /** `content/en/jobs/7.yaml`, in the first of the languages. */
  path: string;
  values: Record<string, Values>;
}

export interface CheckedEntry {
  /** What is to be written, in each language. */
  values: Record<string, Values>;
  /** In each file of the entry, inside `content/`. */
  files: Content['files'];
  faults: Fault[];
}

/** Cleans what is about to be saved, and says by the content check's rules what is wrong with it then. */
export function entryBeforeSave({ path, values }: SavedEntry, outline: Content): CheckedEntry {
  const first = path.replace(/^content\//, '');
  const field = describeFile(first);
  const languages = Object.keys(values) as Language[];
  const cleaned = languages.map((language) => {
    const own = cleanEntry(values[language] ?? {}, field, language, outline.exceptions);
    return [language, withTickOfSave(own)] as const;
  });
  const sources = cleaned.map(([language, own]) => {
    const file = first.replace(/^(?:en|ar)\//, `${language}/`);
    const format = file.endsWith('.md') ? markdownFormat(field) : yamlFormat(field);
    return [file, format.toFile(own)] as const;
  });
  const files = Object.fromEntries(sources.map(([file, source]) => [file, parseContentFile(file, source)]));
  const reviewed = Object.fromEntries(sources.map(([file, source]) => [file, noteIn(source) ?? '']));
  const isKnown = collectionOf(first) !== undefined;
  const faults = isKnown ? checkEntry({ files, reviewed }, outline).filter(isFinal) : [];
  return { values: Object.fromEntries(cleaned), files, faults };
}

/** A picture that is saved with the entry is prepared when it is published. */
function isFinal({ code }: Fault): boolean {
  return code !== 'picture.unknown';
}

function describeFile(file: string) {
  const [, collection] = collectionOf(file) ?? [];
  return collection ? describe(collection.fileSchema) : {};
}

/** The schema of a field that is open, by the address of the editor's page: `#/collections/offices/entries/cairo`. */
export function fieldAt(hash: string, keyPath: string): FieldSchema | undefined {
  const [, collection = '', entry = ''] = /^#\/collections\/([^/]+)\/(?:entries\/)?([^/?]+)/.exec(hash) ?? [];
  const table = new Map<string, (typeof collections)[CollectionName]>(Object.entries(collections));
  const found =
    collection === 'pages' && entry !== 'home'
      ? table.get('pages')
      : (table.get(entry) ?? table.get(collection));
  return keyPath
    .split('.')
    .reduce<FieldSchema | undefined>(
      (field, name) => field && partOf(field, name),
      found && describe(found.fileSchema),
    );
}

interface LabelledField {
  name: string;
  label?: string;
  fields?: LabelledField[];
  field?: LabelledField;
}

/** A file, or a folder of files. */
interface Place {
  file?: string;
  folder?: string;
  files?: Place[];
  fields?: LabelledField[];
  publish_mode?: string;
}

function placeOfFile({ collections = [], singletons = [] }: CmsConfig, path: string): Place | undefined {
  const places = ([...collections, ...singletons] as Place[]).flatMap((one) => one.files ?? [one]);
  const pattern = path.replace(/^content\/(?:en|ar)\//, 'content/{{locale}}/');
  return places.find(
    ({ file, folder }) => file === pattern || (folder !== undefined && pattern.startsWith(`${folder}/`)),
  );
}

/** The fields that the editor shows of a file. */
export function fieldsOfFile(config: CmsConfig, path: string): LabelledField[] {
  return placeOfFile(config, path)?.fields ?? [];
}

/** Whether a save of that file is a draft, which may wait with its faults until it is published. */
export function isDraft(config: CmsConfig, path: string): boolean {
  return (placeOfFile(config, path)?.publish_mode ?? config.publish_mode) === 'editorial_workflow';
}

/** Where in the editor a fault's key is, and how that is called: `responsibilities.1` is "Responsibilities 2". */
export function placeOfKey(fields: LabelledField[], key: string): { keyPath: string; label: string } {
  // The check reads an article's text in parts.
  if (/^(?:parts|links)\b/.test(key)) return placeOfKey(fields, 'body');
  const names = key.split('.');
  let inner = fields;
  let labels: string[] = [];
  for (const name of names) {
    if (/^\d+$/.test(name)) labels = [...labels.slice(0, -1), `${labels.at(-1) ?? ''} ${Number(name) + 1}`];
    else {
      const field = inner.find((each) => each.name === name);
      inner = field?.fields ?? (field?.field?.fields ? field.field.fields : []);
      if (field) labels = [...labels, field.label ?? name];
    }
  }
  return { keyPath: key, label: labels.join(' › ') };
}
