import { z } from 'zod';
import { issueCodes } from '#codes/content-issue-codes.ts';
import type { Content } from '#content/files/content-files.ts';
import { editorSchema } from '#content/schemas/editor.ts';
import { typesetText } from '#content/schemas/shared.ts';
import type { Language } from '#i18n/languages.ts';

/** Messages for issues may be missing, because people add them in the editor. */
const openingSchema = editorSchema.extend({ issues: z.partialRecord(z.enum(issueCodes), typesetText) });
export type EditorMessages = z.output<typeof openingSchema>;

/** Returns the editor's messages in a language. Throws an Error that lists the invalid ones. */
export function editorMessages(files: Content['files'], language: Language): EditorMessages {
  const file = `${language}/editor.yaml`;
  const { error } = openingSchema.safeParse(files[file]);
  if (error) throw new Error(`content/${file}:\n${z.prettifyError(error)}`);
  return files[file] as EditorMessages;
}
