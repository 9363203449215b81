import { z } from 'zod';
import { issueCodes } from '#codes/content-issue-codes.ts';

const phrase = z.string().regex(/^[^#]*#[^#]*$/, 'wants one #');
const wordsInstead = z.record(z.string(), z.string());

/** content/exceptions.yaml: exceptions that the content check allows, and words that it refuses. */
export const exceptionsSchema = z.strictObject({
  brands: z.array(z.string()),
  terms: z.array(z.string()),
  /** Each code has keys by file (without language); `*` matches any one part of a key. */
  allowed: z.partialRecord(z.enum(issueCodes), z.record(z.string(), z.array(z.string()))),
  /** Figures that several pages state, with the words around them; # marks the number. */
  agreed: z.array(z.strictObject({ value: z.number(), en: z.array(phrase), ar: z.array(phrase) })),
  /** Phrases that state the number of a folder's entries; # marks it, in words or figures. */
  counted: z
    .array(
      z.strictObject({
        folder: z.enum(['cases', 'offices', 'partners', 'services', 'people']),
        /** The keys whose value is that number, by file (without language). */
        keys: z.record(z.string(), z.array(z.string())).optional(),
        en: z.array(phrase),
        ar: z.array(phrase),
      }),
    )
    .optional(),
  avoided: z.strictObject({ en: wordsInstead, ar: wordsInstead }),
});
export type Exceptions = z.infer<typeof exceptionsSchema>;
