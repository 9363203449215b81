import { texts } from '#content/files/content-fields.ts';
import { type Content, filesOf, partsOfPath } from '#content/files/content-files.ts';
import type { Issue, RawIssue } from '#content/issues.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import type { Language } from '#i18n/languages.ts';

export type TextRule = (language: Language, exceptions: Exceptions) => (text: string) => RawIssue[];

export function isAllowed({ code, file, key }: Issue, { allowed }: Exceptions): boolean {
  const patterns = allowed[code]?.[partsOfPath(file).name] ?? [];
  return patterns.some((pattern) =>
    new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '[^.]+')}$`).test(key),
  );
}

/** Returns a function that replaces brand names and allowed terms, so that the rest of a text must be Arabic. */
export function termRemover(exceptions: Exceptions): (text: string) => string {
  const terms = new RegExp(termPattern(exceptions), 'g');
  return (text) => text.replace(terms, '•');
}

/** Returns the source of a pattern that finds brand names and allowed terms as whole words. */
export function termPattern({ brands, terms }: Pick<Exceptions, 'brands' | 'terms'>): string {
  // The longest words come first, so that `Power BI` is found before `BI`.
  const words = [...brands, ...terms].sort((a, b) => b.length - a.length);
  return wholeLatinWord(words.map(RegExp.escape).join('|') || '(?!)');
}

/** Finds names and terms in the exceptions that no Arabic text uses. */
export function checkTerms({ files, exceptions: { brands, terms } }: Content): Issue[] {
  const arabic = filesOf(files, ['ar']).flatMap(({ value, field }) => texts(value, field));
  const unusedTerms = [...brands, ...terms].filter((term) => {
    const pattern = new RegExp(wholeLatinWord(RegExp.escape(term)));
    return !arabic.some(({ text }) => text.includes(term) && pattern.test(text));
  });
  return unusedTerms.map((found) => ({ file: 'exceptions.yaml', key: '', code: 'term.unused', found }));
}

function wholeLatinWord(pattern: string): string {
  return `(?<![A-Za-z0-9])(?:${pattern})(?![A-Za-z0-9])`;
}
