import { z } from 'zod';
import type { Content } from '#content/files/content-files.ts';
import { issueCodes } from '#content/issues.ts';
import { editorSchema } from '#content/schemas/editor.ts';
import { typesetText } from '#content/schemas/shared.ts';
import type { Language } from '#i18n/languages.ts';

/** Words for issues may be missing, because people add them in the editor. */
const wordsSchema = editorSchema.extend({ issues: z.partialRecord(z.enum(issueCodes), typesetText) });
export type EditorWords = z.output<typeof wordsSchema>;

/** Returns the editor's words in a language. Throws an Error that lists the invalid ones. */
export function wordsIn(files: Content['files'], language: Language): EditorWords {
  const file = `${language}/editor.yaml`;
  const { error } = wordsSchema.safeParse(files[file]);
  if (error) throw new Error(`content/${file}:\n${z.prettifyError(error)}`);
  return files[file] as EditorWords;
}
