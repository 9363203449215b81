import type { Language } from '#language/languages.ts';
import type { EditorMessages } from '../schemas/editor.ts';
import type { Exceptions } from './exceptions.ts';
import { type Fault, type FaultWords, faultInWords } from './faults.ts';

export interface Content {
  /** What a file holds, by its path inside `content/`: `ar/services/3.yaml`. */
  files: Record<string, unknown>;
  exceptions: Exceptions;
  reviewed: Reviewed;
}

/** Per file: the short hash of its texts when both languages were last looked at. */
export type Reviewed = Record<string, string>;

/** A fault as the terminal says it, in English. */
export function printFault(fault: Fault, { files }: Pick<Content, 'files'>): string {
  const { file, key } = fault;
  return `content/${file}: ${key ? `${key}: ` : ''}${faultInWords(fault, faultWords(files, 'en'), 'en')}`;
}

/** The words for faults. Anything may be missing in a file that no schema has seen. */
export function faultWords(files: Content['files'], language: Language): Partial<FaultWords> | undefined {
  const messages = files[`${language}/editor.yaml`] as Partial<EditorMessages> | undefined;
  return messages?.faults;
}

/** The files of one language, named without it: `services/3.yaml`. */
export function filesOf(language: Language, files: Content['files']): Map<string, unknown> {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`${language}/`));
  return new Map(own.map(([file, value]) => [file.slice(language.length + 1), value]));
}
