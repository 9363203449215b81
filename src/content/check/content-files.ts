import type { Language } from '#language/languages.ts';
import type { Exceptions } from './exceptions.ts';

export interface Content {
  /** What a file holds, by its path inside `content/`: `ar/services/3.yaml`. */
  files: Record<string, unknown>;
  exceptions: Exceptions;
  reviewed: Reviewed;
}

/** Per file: the short hash of its texts when both languages were last looked at. */
export type Reviewed = Record<string, string>;

/** A fault of the content: its file, its key (`sections.0.head`, counted from 0), and what is wrong. */
export interface Fault {
  file: string;
  key: string;
  sentence: string;
}

export function printFault({ file, key, sentence }: Fault): string {
  return `content/${file}: ${key ? `${key}: ` : ''}${sentence}`;
}

/** The files of one language, named without it: `services/3.yaml`. */
export function filesOf(language: Language, files: Content['files']): Map<string, unknown> {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`${language}/`));
  return new Map(own.map(([file, value]) => [file.slice(language.length + 1), value]));
}
