import { countryIds } from '#codes/countries.ts';
import { isAllowed } from '#content/check/content-exceptions.ts';
import { outlineChecks, singleEntryChecks } from '#content/check/entry-checks.ts';
import { linkKeys } from '#content/check/entry-links.ts';
import { collectionOf } from '#content/files/collections.ts';
import { asRecord, type ContentField, isTranslated, mapLeaves } from '#content/files/content-fields.ts';
import { type Content, parseContentFile, partsOfPath } from '#content/files/content-files.ts';
import { noteIn } from '#content/files/review-note.ts';
import type { Issue } from '#content/issues.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import { homeCountry } from '#forms/field-constants.ts';
import { formatPhone, toE164 } from '#forms/mobile-number.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { cleanCharacters, cleanMarkdown, cleanText } from './clean-text.ts';
import { schemaOfFile } from './config-lookup.ts';
import { type EntryValues, fileFormat } from './lossless-yaml.ts';

interface SavedEntry {
  path: string;
  values: Record<string, EntryValues>;
}

/** Returns the cleaned values by language, the files that they become, and the issues that must stop the save. */
export function entryBeforeSave({ path, values }: SavedEntry, outline: Content) {
  const first = path.replace(/^content\//, '');
  const { language: inLanguages, name } = partsOfPath(first);
  const field = schemaOfFile(first);
  const format = fileFormat(first, field);
  const languages = languageCodes.filter((code) => code in values);
  const written = languages.map((language) => {
    const cleaned = cleanEntry(values[language] ?? {}, field, language, outline.exceptions);
    const text = format.toFile(cleaned);
    const file = inLanguages ? `${language}/${name}` : first;
    // The editor gets the values of the saved file, so that it compares the next save with them.
    return { language, file, text, values: format.fromFile(text) };
  });
  const files = Object.fromEntries(written.map(({ file, text }) => [file, parseContentFile(file, text)]));
  const reviewed = Object.fromEntries(written.map(({ file, text }) => [file, noteIn(text) ?? '']));
  const found = collectionOf(first) ? checkEntry({ files, reviewed }, outline) : [];
  return {
    values: Object.fromEntries(written.map(({ language, values }) => [language, values])),
    files,
    // A picture that is saved with the entry is unknown until publishing prepares it.
    issues: found.filter(({ code }) => code !== 'picture.unknown'),
  };
}

function cleanEntry(
  values: EntryValues,
  field: ContentField,
  language: Language,
  exceptions: Exceptions,
): EntryValues {
  const country = countryIds.find((one) => one === values.country) ?? homeCountry;
  const clean = (value: unknown, leaf: ContentField) => {
    if (typeof value !== 'string') return value;
    if (leaf.phone) return phoneNumber(value, country);
    return isTranslated(leaf) ? cleanText(value, language, exceptions) : cleanCharacters(value);
  };
  const cleaned = asRecord(mapLeaves(values, field, clean));
  if (typeof cleaned.body !== 'string') return cleaned;
  return { ...cleaned, body: cleanMarkdown(cleaned.body, language, exceptions) };
}

/** Turns `٠٥٥ ١٢٣ ٤٥٦٧` into `+966 55 123 4567`. Keeps any other text, which the check reports. */
function phoneNumber(typed: string, country: (typeof countryIds)[number]): string {
  const plain = cleanCharacters(typed);
  if (/^\+\d+( \d+)*$/.test(plain)) return plain;
  const callable = toE164(plain, country);
  return callable ? formatPhone(callable) : plain;
}

export function checkEntry(entry: Pick<Content, 'files' | 'reviewed'>, outline: Content): Issue[] {
  const alone = { ...outline, ...entry };
  const amongOthers = { ...alone, files: { ...outline.files, ...entry.files } };
  const issues = [
    ...singleEntryChecks.flatMap((check) => check(alone)),
    ...outlineChecks.flatMap((check) => check(amongOthers)),
  ];
  return issues.filter((issue) => issue.file in entry.files && !isAllowed(issue, outline.exceptions));
}

/** Returns only those keys of the content by which entries link to each other, which is small enough for a page. */
export function outlineOf({ files, exceptions }: Content): Content {
  const outlines = Object.entries(files).map(([file, value]) => {
    const entries = Object.entries(asRecord(value));
    return [file, Object.fromEntries(entries.filter(([key]) => linkKeys.includes(key)))];
  });
  return { files: Object.fromEntries(outlines), exceptions, reviewed: {} };
}
