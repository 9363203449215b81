import type { Fault, Issue } from '#content/faults.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import type { Language } from '#language/languages.ts';

/** What is wrong with each text in a language. */
export type Rule = (language: Language, exceptions: Exceptions) => (text: string) => Issue[];

export function isAllowed({ code, file, key }: Fault, { allowed }: Exceptions): boolean {
  const patterns = allowed[code]?.[file.replace(/^\w+\//, '')] ?? [];
  return patterns.some((pattern) =>
    new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '[^.]+')}$`).test(key),
  );
}

/** The text with brand names and allowed terms taken out, so that what is left has to be Arabic. */
export function withoutTerms(text: string, { brands, terms }: Exceptions): string {
  // The longest first: `Power BI` goes whole, not its `BI` alone.
  const longestFirst = [...brands, ...terms].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, term) => rest.replace(wholeWord(term), '•'), text);
}

/** Names and terms that nothing in the content needs any more. */
export function unusedTerms({ brands, terms }: Exceptions, texts: string[]): string[] {
  const all = texts.join('\n');
  return [...brands, ...terms].filter((term) => !wholeWord(term).test(all));
}

function wholeWord(term: string): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])${RegExp.escape(term)}(?![A-Za-z0-9])`, 'g');
}
