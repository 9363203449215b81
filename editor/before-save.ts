import { collectionOf } from '#content/collections.ts';
import { type Content, parseContentFile, partsOfPath } from '#content/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { noteIn } from '#content/review-note.ts';
import { languageCodes } from '#i18n/languages.ts';
import { checkEntry } from './check-entry.ts';
import { cleanEntry } from './clean-entry.ts';
import { fileFormat, type Values, withReviewedInSave, withSource } from './lossless-yaml.ts';
import { schemaOfFile } from './places.ts';

/** An entry as the editor hands it over: the path of its file, and its values in each language. */
interface SavedEntry {
  /** `content/en/jobs/7.yaml`, in the first of the languages. */
  path: string;
  values: Record<string, Values>;
}

interface CheckedEntry {
  /** The files to be written, in each language. */
  values: Record<string, Values>;
  /** In each file of the entry, inside `content/`. */
  files: Content['files'];
  issues: Issue[];
}

/** Cleans what is about to be saved, and checks the result by the rules of the content check. */
export function entryBeforeSave({ path, values }: SavedEntry, outline: Content): CheckedEntry {
  const first = path.replace(/^content\//, '');
  const { language: isTranslated, name } = partsOfPath(first);
  const field = schemaOfFile(first);
  const format = fileFormat(first, field);
  const languages = languageCodes.filter((code) => code in values);
  const cleaned = languages.map((language) => {
    const own = cleanEntry(values[language] ?? {}, field, language, outline.exceptions);
    return [language, withReviewedInSave(own)] as const;
  });
  const sources = cleaned.map(([language, own]) => {
    const file = isTranslated ? `${language}/${name}` : first;
    return [file, format.toFile(own)] as const;
  });
  const written = cleaned.map(([language, own], index) => [
    language,
    withSource(own, format, sources[index]?.[1] ?? ''),
  ]);
  const files = Object.fromEntries(sources.map(([file, source]) => [file, parseContentFile(file, source)]));
  const reviewed = Object.fromEntries(sources.map(([file, source]) => [file, noteIn(source) ?? '']));
  const isKnown = collectionOf(first) !== undefined;
  const issues = isKnown ? checkEntry({ files, reviewed }, outline).filter(isFinal) : [];
  return { values: Object.fromEntries(written), files, issues };
}

/** A picture that is saved with the entry is prepared when it is published. */
function isFinal({ code }: Issue): boolean {
  return code !== 'picture.unknown';
}
