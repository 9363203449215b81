import type { Entries } from '#forms/form-definition.ts';
import type { UploadedFile } from '../resume/resume-upload.ts';

export type FormBody =
  | { state: 'read'; entries: Entries; file?: UploadedFile | undefined }
  | { state: 'too-large' }
  | { state: 'unreadable' };

/** Fields by name; undefined where one comes twice. */
export function toEntries(fields: [name: string, value: string][]): Entries | undefined {
  // PostgreSQL stores every character but NUL.
  const entries = Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\0', '')]));
  return Object.keys(entries).length === fields.length ? entries : undefined;
}
