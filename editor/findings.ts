import { checkContent } from '#content/check/check-content.ts';
import { collectionOf } from '#content/collections.ts';
import type { Content } from '#content/content-files.ts';
import { type Fault, faultInWords } from '#content/faults.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { editorConfig } from './config.ts';
import { wordsIn } from './editor-words.ts';
import { titleOf } from './field-context.ts';
import { fieldsOfFile, placeOfKey } from './places.ts';

export interface Finding {
  /** "Jobs › Analyst (Arabic) › Responsibilities 2". */
  place: string;
  /** What is wrong, and what to do. */
  text: string;
  /** Inside content/. */
  file: string;
}

export function findingsIn(content: Content, language: Language): Finding[] {
  return checkContent(content).map(findingIn(content.files, language));
}

/** Says faults in a writer's language. */
export function findingIn(files: Content['files'], language: Language): (fault: Fault) => Finding {
  const words = wordsIn(files, language);
  // Its labels do not depend on where the repository lies.
  const config = editorConfig(files, language, { backend: { name: 'test-repo' } });
  return (fault) => {
    const { file, key } = fault;
    const code = languageCodes.find((each) => file.startsWith(`${each}/`));
    const spoken = code ? ` (${words.findings.language[code]})` : '';
    const { label } = placeOfKey(fieldsOfFile(config, `content/${file}`), key);
    const place = [`${entryInWords(file, files, language)}${spoken}`, label].filter(Boolean).join(' › ');
    return { place, text: faultInWords(fault, files, language), file };
  };
}

/** "People › Omar Haddad". */
export function entryInWords(file: string, files: Content['files'], reader: Language): string {
  const path = file.replace(/^(?:en|ar)\//, '');
  const [name = '', collection] = collectionOf(file) ?? [];
  const entry = files[`${reader}/${path}`] ?? files[file];
  const title = collection?.layout === 'folder' && entry ? titleOf(entry) : undefined;
  const label = wordsIn(files, reader).collections[name]?.label ?? path;
  return title ? `${label} › ${title}` : label;
}
