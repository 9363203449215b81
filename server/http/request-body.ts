import type { IncomingMessage } from 'node:http';
import type { Form } from '#forms/form-definition.ts';
import { type FormBody, toEntries } from '../forms/form-body.ts';
import { readUpload } from './multipart-body.ts';

/** 5,000 characters of emoji are 60,000 bytes; a longer text should still come back. */
const maxBodyBytes = 256_000;

/** Never reads past the limit; a repeated field makes the body unreadable. */
export async function readBody(request: IncomingMessage, form: Pick<Form, 'file'>): Promise<FormBody> {
  const type = request.headers['content-type'] ?? '';
  if (form.file && /^multipart\/form-data;/i.test(type)) return readUpload(request, form.file);
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return { state: 'unreadable' };
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return { state: 'too-large' };
  const chunks: Buffer[] = [];
  let size = 0;
  // By default leaving the loop would close the connection before the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBodyBytes) return { state: 'too-large' };
    chunks.push(chunk);
  }
  const entries = toEntries([...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))]);
  return entries ? { state: 'read', entries } : { state: 'unreadable' };
}
