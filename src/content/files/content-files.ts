import { readMarkdown } from '#content/articles/markdown.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { parseYaml } from '#lib/parse-yaml.ts';
import { collectionOf } from './collections.ts';
import { type ContentField, contentFieldOf } from './content-fields.ts';

export interface HasFiles {
  /** The unchecked content of each file, by its path inside `content/`: `ar/services/3.yaml`. */
  files: Record<string, unknown>;
}

export interface Content extends HasFiles {
  exceptions: Exceptions;
  /** For each file, the short hash that its texts had when both languages were last reviewed. */
  reviewed: Record<string, string>;
  /** The widths in pixels, by name, of pictures that the editor has but that are not encoded yet. */
  newPictures?: Record<string, number>;
}

export interface ContentFile {
  file: string;
  language: Language;
  /** Without the language: `services/3.yaml`. */
  name: string;
  /** `services` and `3`; a file may belong to no collection. */
  collection: string | undefined;
  id: string;
  value: unknown;
  field: ContentField | undefined;
}

/** Returns a file's value, as the check compares it. Throws an Error with the file's name if it is not readable. */
export function parseContentFile(name: string, source: string): unknown {
  try {
    if (name.endsWith('.md')) return readMarkdown(source);
    // Other files have no schema, which the check reports.
    return name.endsWith('.yaml') ? parseYaml(source) : null;
  } catch (error) {
    throw new Error(`content/${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns a file's language and its name: `en`, `jobs/7.yaml`. A file for all languages has no language. */
export function partsOfPath(file: string): { language?: Language; name: string } {
  const language = languageCodes.find((code) => file.startsWith(`${code}/`));
  return language ? { language, name: file.slice(language.length + 1) } : { name: file };
}

/** Returns the files of some languages: all of the first, then all of the second. */
export function filesOf(files: Content['files'], languages: Language[] = languageCodes): ContentFile[] {
  const matching = Object.entries(files).flatMap(([file, value]) => {
    const { language, name } = partsOfPath(file);
    if (!language || !languages.includes(language)) return [];
    const [collection, { schema } = {}] = collectionOf(file) ?? [];
    const field = schema && contentFieldOf(schema);
    const id = name.replace(/^.*\//, '').replace(/\.\w+$/, '');
    return [{ file, language, name, collection, id, value, field }];
  });
  return languages.flatMap((language) => matching.filter((each) => each.language === language));
}
