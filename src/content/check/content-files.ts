import { collectionOf } from '#content/collections.ts';
import { describe, type FieldSchema } from '#content/fields.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import type { Exceptions } from './exceptions.ts';

export interface Content {
  /** What a file holds, by its path inside `content/`: `ar/services/3.yaml`. */
  files: Record<string, unknown>;
  exceptions: Exceptions;
  reviewed: Reviewed;
}

/** Per file: the short hash of its texts when both languages were last looked at. */
export type Reviewed = Record<string, string>;

export interface ContentFile {
  /** Inside `content/`. */
  file: string;
  language: Language;
  /** Without the language: `services/3.yaml`. */
  name: string;
  value: unknown;
  /** Undefined of a file that belongs to no collection. */
  field: FieldSchema | undefined;
}

/** The files of each language, or of one. */
export function filesOf(files: Content['files'], languages: Language[] = languageCodes): ContentFile[] {
  return languages.flatMap((language) =>
    Object.entries(files)
      .filter(([file]) => file.startsWith(`${language}/`))
      .map(([file, value]) => {
        const name = file.slice(language.length + 1);
        const [, collection] = collectionOf(file) ?? [];
        const field = collection && describe(collection.fileSchema);
        return { file, language, name, value, field };
      }),
  );
}
