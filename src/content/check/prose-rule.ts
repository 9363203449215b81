import type { Language } from '#language/languages.ts';
import type { Exceptions } from './exceptions.ts';
import type { Issue } from './faults.ts';

/** What a rule says of each text in a language. */
export type Rule = (language: Language, exceptions: Exceptions) => (text: string) => Issue[];
