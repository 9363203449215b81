import type { IncomingMessage } from 'node:http';
import type { Entries, Form } from '#forms/form-definition.ts';
import { readUpload } from './multipart-body.ts';

/** Bytes. 5,000 characters of emoji are 60,000 bytes in a form's encoding; a longer text should still come back. */
const maxBodyBytes = 256_000;

/** A file as it was sent; `bytes` is missing where there were too many of them. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array | undefined;
}

export type Body =
  | { state: 'read'; entries: Entries; file?: UploadedFile | undefined }
  | { state: 'too-large' }
  | { state: 'unreadable' };

/** Reads a form's body as its page encodes it. Never reads on past a limit; a field that comes twice makes it unreadable. */
export async function readBody(request: IncomingMessage, form: Pick<Form, 'file'>): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  if (form.file && /^multipart\/form-data;/i.test(type)) return readUpload(request, form.file);
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return { state: 'unreadable' };
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return { state: 'too-large' };
  const chunks: Buffer[] = [];
  let size = 0;
  // Without the option, leaving the loop would cut the connection before the visitor has an answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBodyBytes) return { state: 'too-large' };
    chunks.push(chunk);
  }
  const entries = entriesOf([...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))]);
  return entries ? { state: 'read', entries } : { state: 'unreadable' };
}

/** Fields by name; undefined where one comes twice. */
export function entriesOf(fields: [name: string, value: string][]): Entries | undefined {
  // PostgreSQL stores every sign but NUL, and no keyboard has it.
  const entries = Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\0', '')]));
  return Object.keys(entries).length === fields.length ? entries : undefined;
}
