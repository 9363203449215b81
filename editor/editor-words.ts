import { z } from 'zod';
import type { Content } from '#content/content-files.ts';
import { faultCodes } from '#content/faults.ts';
import { editorSchema } from '#content/schemas/editor.ts';
import { text } from '#content/schemas/shared.ts';
import type { Language } from '#i18n/languages.ts';

/** Words for faults may be missing: the editor opens all the same, so that they can be added. */
const wordsSchema = editorSchema.extend({ faults: z.partialRecord(z.enum(faultCodes), text) });
export type EditorWords = z.output<typeof wordsSchema>;

/** What the editor says in a language, as it is written. Throws an Error that names what is wrong with it. */
export function wordsIn(files: Content['files'], language: Language): EditorWords {
  const file = `${language}/editor.yaml`;
  const words = files[file];
  if (isWords(words)) return words;
  throw new Error(
    `content/${file}:\n${z.prettifyError(wordsSchema.safeParse(words).error ?? { issues: [] })}`,
  );
}

function isWords(words: unknown): words is EditorWords {
  return wordsSchema.safeParse(words).success;
}
