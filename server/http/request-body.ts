import type { IncomingMessage } from 'node:http';
import type { Form } from '#forms/form-definition.ts';
import { type FormBody, toEntries } from '../forms/form-body.ts';
import { readUpload } from './multipart-body.ts';

/** Bytes. 5,000 characters of emoji are 60,000 bytes in a form's encoding; a longer text should still come back. */
const maxBodyBytes = 256_000;

/** Reads a form's body as its page encodes it. Never reads on past a limit; a field that comes twice makes it unreadable. */
export async function readBody(request: IncomingMessage, form: Pick<Form, 'file'>): Promise<FormBody> {
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
  const entries = toEntries([...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))]);
  return entries ? { state: 'read', entries } : { state: 'unreadable' };
}
