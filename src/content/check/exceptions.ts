import { z } from 'zod';
import { type Fault, faultCodes } from './faults.ts';

const phrase = z.string().regex(/^[^#]*#[^#]*$/, 'wants one #');
const wordsInstead = z.record(z.string(), z.string());

/** What the check lets pass, and the words it does not: content/exceptions.yaml. */
export const exceptionsSchema = z.strictObject({
  brands: z.array(z.string()),
  terms: z.array(z.string()),
  /** By code and file (without language) the keys; `*` stands for any one part of a key. */
  allowed: z.partialRecord(z.enum(faultCodes), z.record(z.string(), z.array(z.string()))),
  /** Figures that several pages state, with the words around them; # stands for the number. */
  agreed: z.array(z.strictObject({ value: z.number(), en: z.array(phrase), ar: z.array(phrase) })),
  avoided: z.strictObject({ en: wordsInstead, ar: wordsInstead }),
});
export type Exceptions = z.infer<typeof exceptionsSchema>;

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
