import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { Form, FormValues } from '#forms/form-definition.ts';
import { maxResumeBytes } from '#forms/resume-file.ts';
import type { FormBody } from '../forms/payload.ts';
import type { UploadedFile } from '../resume/resume-upload.ts';

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
  const entries = toFormValues([...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))]);
  return entries ? { state: 'read', entries } : { state: 'unreadable' };
}

function toFormValues(fields: [name: string, value: string][]): FormValues | undefined {
  // PostgreSQL stores every character but NUL.
  const entries = Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\0', '')]));
  return Object.keys(entries).length === fields.length ? entries : undefined;
}

// What is beyond is dropped while it streams.
const limits = {
  fileSize: maxResumeBytes,
  files: 1,
  fields: 20,
  fieldSize: 256_000,
  fieldNameSize: 100,
  headerPairs: 20,
};
const maxMultipartBytes = maxResumeBytes + 1_000_000;

/** A file that is too large is dropped, its fields are kept. Rejects when the connection breaks. */
function readUpload(request: IncomingMessage, fileField: string): Promise<FormBody> {
  if (Number(request.headers['content-length'] ?? 0) > 4 * maxMultipartBytes)
    return Promise.resolve({ state: 'too-large' });
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    let file: UploadedFile | undefined;
    let refused: FormBody | undefined;
    const parser = parserOf(request);
    if (!parser) return resolve({ state: 'unreadable' });
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refused = { state: 'too-large' };
      fields.push([name, value]);
    });
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('limit', () => chunks.splice(0));
      stream.once('end', () => {
        if (field !== fileField) refused = { state: 'unreadable' };
        // Browsers send an empty file where none was chosen.
        else if (name) file = { name, bytes: stream.truncated ? undefined : Buffer.concat(chunks) };
      });
    });
    for (const over of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.once(over, () => {
        refused = { state: 'unreadable' };
      });
    }
    parser.once('finish', () => {
      const entries = toFormValues(fields);
      resolve(refused ?? (entries ? { state: 'read', entries, file } : { state: 'unreadable' }));
    });
    parser.once('error', () => resolve({ state: 'unreadable' }));
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > 4 * maxMultipartBytes) resolve({ state: 'too-large' });
    });
    request.once('aborted', () => reject(new Error('The visitor went away')));
    request.once('error', reject);
    request.pipe(parser);
  });
}

function parserOf({ headers }: IncomingMessage) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    return undefined;
  }
}
