import { z } from 'zod';
import type { Content } from '#content/content-files.ts';
import { issueCodes } from '#content/issues.ts';
import { editorSchema } from '#content/schemas/editor.ts';
import { typesetText } from '#content/schemas/shared.ts';
import type { Language } from '#i18n/languages.ts';

/** Words for issues may be missing: the editor opens all the same, so that they can be added. */
const wordsSchema = editorSchema.extend({ issues: z.partialRecord(z.enum(issueCodes), typesetText) });
export type EditorWords = z.output<typeof wordsSchema>;

/** The editor's words in a language, as they are written. Throws an Error that names what is wrong with them. */
export function wordsIn(files: Content['files'], language: Language): EditorWords {
  const file = `${language}/editor.yaml`;
  const { error } = wordsSchema.safeParse(files[file]);
  if (error) throw new Error(`content/${file}:\n${z.prettifyError(error)}`);
  return files[file] as EditorWords;
}
