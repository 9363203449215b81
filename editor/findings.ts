import { checkContent } from '#content/check/check-content.ts';
import { collectionOf } from '#content/collections.ts';
import type { Content } from '#content/content-files.ts';
import { type Fault, faultInWords } from '#content/faults.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { type EditorWords, wordsIn } from './editor-words.ts';
import { type FieldContext, fieldContext, titleOf } from './field-context.ts';

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
  const context = fieldContext(words, files, language);
  return (fault) => ({
    place: placeOf(fault, words, context, files, language),
    text: faultInWords(fault, files, language),
    file: fault.file,
  });
}

function placeOf(
  { file, key }: Fault,
  words: EditorWords,
  context: FieldContext,
  files: Content['files'],
  reader: Language,
): string {
  const language = languageCodes.find((code) => file.startsWith(`${code}/`));
  const path = language ? file.slice(language.length + 1) : file;
  const [name, collection] = collectionOf(file) ?? [];
  const entry =
    collection?.layout === 'folder' ? titleOf(files[`${reader}/${path}`] ?? files[file] ?? {}) : undefined;
  const spoken = language ? ` (${words.findings.language[language]})` : '';
  const parts = [words.collections[name ?? '']?.label ?? path, entry];
  return [`${parts.filter(Boolean).join(' › ')}${spoken}`, ...steps(key, name ?? '', context)].join(' › ');
}

/** `sections.0.head` is "Sections 1 › Heading". */
function steps(key: string, collection: string, { labelOf }: FieldContext): string[] {
  if (key === '') return [];
  const names = key.replace(/\.(\d+)/g, ' $1').split('.');
  return names.map((name, at) => {
    const [field = '', index] = name.split(' ');
    const parents = names.slice(0, at).map((parent) => parent.split(' ')[0]);
    const label = labelOf([collection, ...parents, field].join('.'));
    return index ? `${label} ${Number(index) + 1}` : label;
  });
}
